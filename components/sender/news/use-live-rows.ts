import { type FocusEvent, useEffect, useRef, useState } from "react";
import { type ListState, useListNews } from "./use-list-news.ts";

type Row = { id: string; activityAt: string };

/**
 * The rows of a list that keeps up with what happens. While the pointer or the keyboard is in the rows (`hold`), or some
 * are chosen, none changes its place because of something that happened elsewhere: the new order waits. What one does
 * oneself is seen at once.
 *
 * @param isChoosing some of the rows are chosen: what all of them stands for must not change
 *
 * - `shown`: the rows as they are to be drawn
 * - `fresh`: ids of those that something happened to since the page was opened
 * - `waiting`: how many changes wait for `show`
 */
export function useLiveRows<R extends Row>(rows: R[], list: ListState, isChoosing: boolean) {
	const [state, setState] = useState({ given: rows, shown: rows, fresh: new Set<string>(), waiting: 0 });
	const [held, setHeld] = useState({ pointer: false, focus: false });
	const isHeld = held.pointer || held.focus || isChoosing;
	/** What is given next comes because of something that happened elsewhere. */
	const isNews = useRef(false);
	useListNews(list, rows, () => {
		isNews.current = true;
	});
	const settled = (given: R[], fresh: ReadonlySet<string>) => ({
		given,
		shown: given,
		fresh: new Set([...fresh, ...changedIn(given, state.shown)]),
		waiting: 0,
	});
	const show = () => setState(settled(state.given, state.fresh));
	useEffect(() => {
		if (rows === state.given) return state.waiting > 0 && !isHeld ? show() : undefined;
		const mayWait = isNews.current && isHeld && !isSameOrder(rows, state.shown);
		isNews.current = false;
		if (!mayWait) return setState(settled(rows, state.fresh));
		const now = new Map(rows.map((row) => [row.id, row]));
		const shown = state.shown.map((row) => now.get(row.id) ?? row);
		const changed = changedIn(shown, state.shown);
		const come = rows.filter((row) => !state.shown.some(({ id }) => id === row.id)).map(({ id }) => id);
		const waiting = Math.max(1, new Set([...changed, ...come]).size);
		setState({ given: rows, shown, fresh: new Set([...state.fresh, ...changed]), waiting: state.waiting + waiting });
	});
	return {
		shown: state.shown,
		fresh: state.fresh,
		waiting: state.waiting,
		show,
		hold: {
			onPointerEnter: () => setHeld({ ...held, pointer: true }),
			onPointerLeave: () => setHeld({ ...held, pointer: false }),
			// Who goes through the rows with the keyboard would lose the place; a click leaves the focus where it was.
			onFocus: ({ target }: FocusEvent<HTMLElement>) => {
				if (target.matches(":focus-visible")) setHeld({ ...held, focus: true });
			},
			onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
				if (held.focus && !currentTarget.contains(relatedTarget)) setHeld({ ...held, focus: false });
			},
		},
	};
}

function isSameOrder(rows: Row[], others: Row[]): boolean {
	return rows.length === others.length && rows.every((row, index) => row.id === others[index]?.id);
}

/** Ids of rows that are new, or that something has happened to. */
function changedIn(rows: Row[], before: Row[]): string[] {
	const known = new Map(before.map((row) => [row.id, row.activityAt]));
	return rows.filter((row) => known.get(row.id) !== row.activityAt).map(({ id }) => id);
}
