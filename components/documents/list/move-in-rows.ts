import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows lead from a row of a list to the next one, from box to box or from title to title. */
export function moveInRows(event: KeyboardEvent<HTMLElement>): void {
	const { currentTarget: list, target } = event;
	const step = STEPS[event.key];
	if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
	// What opens a menu has the arrows for that, and what is asked over the page has keys of its own.
	if (!(target instanceof HTMLElement) || !list.contains(target) || target.closest("[aria-haspopup], dialog")) return;
	const rows = [...list.children];
	const next = rows[rows.findIndex((row) => row.contains(target)) + step];
	const title = next?.querySelector<HTMLElement>("a, button");
	const same = target.matches("input") ? next?.querySelector<HTMLElement>("input") : null;
	const found = same ?? title;
	if (!found) return;
	event.preventDefault();
	found.focus();
}
