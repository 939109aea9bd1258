/** `--bcd-link` and `--bcd-line` override the page's colours. */
export const widgetStyles = `
.bcd-heading { margin: 0 0 0.5em; font-size: 1.25em; font-weight: 600; line-height: 1.25; overflow-wrap: anywhere; }
.bcd-list { display: block; margin: 0; padding: 0; list-style: none; }
.bcd-supplier {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1em; align-items: center; margin: 0; padding: 0.5em 0;
  border-top: 1px solid; border-color: var(--bcd-line, color-mix(in srgb, currentColor 25%, transparent));
}
.bcd-supplier > * { grid-column: 1; overflow-wrap: anywhere; }
.bcd-rating { justify-self: start; }
.bcd-name { font-weight: 600; }
.bcd-name, .bcd-phone, .bcd-more, .bcd-site {
  display: inline-block; padding-block: 0.4em; min-width: 1.5em;
  color: var(--bcd-link, inherit); text-decoration: underline; text-underline-offset: 0.2em;
}
.bcd-place, .bcd-rating, .bcd-services { font-size: 0.9em; line-height: 1.45; }
.bcd-problem, .bcd-state { margin: 0; padding: 0.75em 0; }
.bcd-foot {
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5em; margin: 0; padding-top: 0.4em; font-size: 0.9em;
  border-top: 1px solid; border-color: var(--bcd-line, color-mix(in srgb, currentColor 25%, transparent));
}
.bcd-source { padding-block: 0.4em; }
.bcd-site { padding-block: 0; }
a:hover { text-decoration-thickness: 2px; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
.bcd-box { container-type: inline-size; }
@container (min-width: 20em) { .bcd-supplier > .bcd-phone { grid-column: 2; grid-row: 1 / span 4; white-space: nowrap; } }
`
