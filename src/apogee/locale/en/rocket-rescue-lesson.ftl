# The guided first match of Rocket Rescue: the title of each chapter, what is to be done, why something else leads away
# from it, and what is said at the end.

lesson-plan = The secret plan
lesson-plan-research = You want rockets that take your crew to other planets. Each round begins with a secret plan: you set your { $action_dice } dice yourself. On Research a die brings one module, whatever it shows, and low dice bring energy as well. Put a 1 on both fields there.
lesson-plan-research-astray = First two low dice on Research, a 1 or a 2 each: you want two modules, and there a high die is wasted.
lesson-plan-shopping = On Shopping a die brings as many cubes as it shows, and modules cost cubes. Put a 5 there.
lesson-plan-shopping-astray = Two modules cost a lot of cubes, and a 6 is dearer than you need. Put a 4 or a 5 on Shopping.
lesson-plan-build = Your last die is for Build & Launch: a 4 builds two modules. Put it there.
lesson-plan-build-astray = Two modules want to be built: put a 4 or a 5 on Build & Launch.
lesson-plan-ready = A 3 is free; each pip above it costs 1 energy, each below it brings 1. So your low dice help to pay for the high ones. Your plan is complete: say that you are ready.
lesson-plan-ready-astray = All dice are placed. Say that you are ready.
lesson-plan-end = All plans are open now, and nobody can change them. Phase by phase the dice are carried out, always the highest first.

lesson-parts = Modules and cubes
lesson-parts-hotel = Research: your rivals set higher dice, so they have chosen first. They have left you the Capsule Hotel, a crew module with four seats. Take it.
lesson-parts-hotel-astray = You have two dice here: take the Capsule Hotel with one and the Standard Engine with the other.
lesson-parts-engine = Your second die. Standard modules lie ready beside the display, and no rocket flies without an engine. Take the Standard Engine.
lesson-parts-engine-astray = That is of no use to you yet. Every rocket needs an engine: take the Standard Engine.
lesson-parts-buy = Shopping: one die buys cubes of one kind. Hotel and engine cost 5 carbon together, and you have 2. Buy as much carbon as your 5 allows.
lesson-parts-buy-astray = It is carbon that you lack, at least 3 cubes. Buy that.
lesson-parts-refill = You were the first to buy, so you choose which cubes the market is filled up with. Take the kind that you will want next round: carbon, for instance.
lesson-parts-refill-astray = One kind has to be refilled. Choose one of the three.
lesson-parts-end = What you researched and bought can be built in this same round.

lesson-build = Building
lesson-build-engine = The hangars are there for everybody, and each saves you a cube of one kind. Hangar 5 saves 1 titanium, of which both your modules need some. Build the engine there.
lesson-build-engine-astray = Build both modules in hangar 5: there your cubes suffice, because each costs 1 titanium less.
lesson-build-hotel = What you build is yours: your chip lies on it. It also brought you 2 energy. Your 4 builds once more: put the Capsule Hotel on top, in the same hangar.
lesson-build-hotel-astray = Only modules in the same hangar are one rocket. Build the Capsule Hotel in hangar 5.
lesson-build-crew = One of your crew may go aboard what you have just built, free of charge. Put somebody in.
lesson-build-crew-astray = Only now is it free; later a seat costs { $boarding_cost } energy. Put somebody aboard.
lesson-build-end = What this rocket still lacks is a cockpit and, for most planets, a tank. Your rivals may add them: a rocket is anybody's.

lesson-launch = A launch together
lesson-launch-board = Two rounds later a rival has added a tank and a cockpit, and has crew aboard. Your Boarding die brings one more of yours aboard. A seat costs { $boarding_cost } energy, which goes to the owner of the module. Take a seat in hangar 5.
lesson-launch-board-astray = Whoever is not aboard stays behind. Take a seat in the rocket of hangar 5.
lesson-launch-fly = Engine, cockpit and the one tank that Lullaby asks for: the rocket can fly. You alone pay the energy, and you alone take the points for the launch. Launch it to Lullaby!
lesson-launch-fly-astray = First launch the rocket of hangar 5. Anybody with a module in it could do that.
lesson-launch-again = Everybody aboard is safe: { $crew_vp } points each for whoever sent them. Then a black die was rolled for each module: above its stability, the module breaks. So your engine is gone. You hold another one, and your 5 still builds: put it in.
lesson-launch-again-astray = Without an engine this rocket does not fly again. Build yours in hangar 5.
lesson-launch-end = The planet also brought points for the most modules in the rocket: you and your rival have two each, so both of you got them.

lesson-end = The end of the match
lesson-end-board = Round 6. Four of your five crew are safe. Hangar 5 still has room for the last one: take a seat there.
lesson-end-board-astray = The rocket in hangar 5 is the one that you will launch. Take a seat in it.
lesson-end-fly = Now launch it. Whoever is first to have the whole crew safe takes { $first_vp } points more, and this round is the last one.
lesson-end-fly-astray = Your last crew member sits in hangar 5, and your die launches only once. Launch that rocket.
lesson-end-end = That was the end, and you have won: { $crew_vp } points for each of your crew on planets, and all points from launches. If nobody gets that far, it ends after { $rounds_max } rounds.

lesson-bid = Who goes first
lesson-bid-six = A new plan. The rocket in hangar 5 is ready, but half of it is your rival's, who can launch it, too. The highest die goes first: put a 6 on Build & Launch.
lesson-bid-six-astray = With less than a 6 your rival could be quicker; and keep the other dice low, for a 6 is dear. Put a 6 on Build & Launch.
lesson-bid-bid = Your rival may have a 6 as well. Among equal dice the influence track decides, and you stand last. The highest bid leads it, and only that one is paid. Bid 1 energy.
lesson-bid-bid-astray = First bid 1 energy; more than 3 you would miss at the launch.
lesson-bid-rest = The launch costs energy, too. So set the other three dice low, a 1 or a 2 each, on whatever you like.
lesson-bid-rest-astray = With that you would lack energy for bid and launch. Set a lower die.
lesson-bid-ready = Now your energy is enough for both. Say that you are ready.
lesson-bid-ready-astray = All is placed. Say that you are ready.
lesson-bid-end = Nobody else had bid, so you stand first, and your 6 goes before your rival's. That is all that there is to know; from here on it is a real match.
