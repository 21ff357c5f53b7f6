// What is wrong with how a page looks, as far as that can be measured; and all that it says.
(isPhone) => {
  const found = [];
  const name = (each) => `<${each.tagName.toLowerCase()} ${each.className?.baseVal ?? each.className}> ` +
    `"${(each.innerText ?? each.textContent ?? "").trim().slice(0, 40)}"`;
  const isShown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest(".spoken, [hidden]");
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll("body *")].filter((each) => each.getBoundingClientRect().right > root.clientWidth + 1);
    found.push(`it scrolls sideways (${root.scrollWidth} px): ${wide.slice(0, 3).map(name).join(", ")}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || !isShown(own) || own.closest("svg, select, dialog:not([open])")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    for (let each = own; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      const isCut = /hidden|clip/.test(style.overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2) && style.textOverflow !== "ellipsis";
      const isLow = /hidden|clip/.test(style.overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4) && style.webkitLineClamp === "none";
      const isOut = each.matches("button, .button") && (box.right > edge.right + 2 || box.left < edge.left - 2 || box.bottom > edge.bottom + 4);
      if (isCut || isLow || isOut) {
        found.push(`clipped: "${node.data.trim().slice(0, 40)}" in ${name(each)}`);
        break;
      }
    }
  }
  if (isPhone)
    for (const each of document.querySelectorAll("button, a.button, select, summary, input:not([type=hidden], .spoken)"))
      if (isShown(each) && each.getBoundingClientRect().height < 43.5 && !each.matches("[type=checkbox], [type=radio]"))
        found.push(`${Math.round(each.getBoundingClientRect().height)} px high: ${name(each)}`);
  const spoken = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")]
    .flatMap((each) => ["aria-label", "title", "placeholder", "alt"].map((key) => each.getAttribute(key) ?? ""));
  return [found, [document.title, document.body.innerText, ...spoken].join("\n")];
}
