import { type FocusEvent, useEffect, useRef, useState } from "react";
import { comeIn, inTheirPlaces } from "./in-their-places.ts";
import { type ListState, useListNews } from "./use-list-news.ts";

type Row = { id: string; activityAt: string };

const NONE: ReadonlySet<string> = new Set();

/**
 * The rows of a list that keeps up with what happens. While the pointer or the keyboard is in the rows (`hold`), or some
 * are chosen, none changes its place: the new order waits. What one does to a row oneself is seen at once.
 *
 * - `shown`: the rows as they are to be drawn
 * - `fresh`: ids of those that something happened to since the page was opened
 * - `waiting`: of how many rows something that others did waits for `show`
 * - `touch`: tells which rows the reader does something to
 *
 * @param isChoosing some of the rows are chosen: what all of them stands for must not change
 */
export function useLiveRows<R extends Row>(rows: R[], list: ListState, isChoosing: boolean) {
	const [state, setState] = useState({ given: rows, shown: rows, fresh: new Set<string>(), waiting: NONE });
	const [held, setHeld] = useState({ pointer: false, focus: false });
	const own = useRef(new Set<string>());
	const isHeld = held.pointer || held.focus || isChoosing;
	useListNews(list, rows);
	const settled = (given: R[], fresh: ReadonlySet<string>) => ({
		given,
		shown: given,
		fresh: new Set([...fresh, ...changedIn(given, state.shown)]),
		waiting: NONE,
	});
	const show = () => setState(settled(state.given, state.fresh));
	useEffect(() => {
		if (rows === state.given) return state.shown !== rows && !isHeld ? show() : undefined;
		const kept = isHeld ? inTheirPlaces(state.shown, rows, own.current) : null;
		if (!kept) return setState(settled(rows, state.fresh));
		const changed = changedIn(kept, state.shown);
		const met = [...changed, ...comeIn(rows, kept)];
		// What only went was taken away; where others came, it may have gone to the next page.
		const others = (met.length > 0 ? met : comeIn(kept, rows)).filter((id) => !own.current.has(id));
		setState({
			given: rows,
			shown: kept,
			fresh: new Set([...state.fresh, ...changed]),
			waiting: new Set([...state.waiting, ...others]),
		});
	});
	return {
		shown: state.shown,
		fresh: state.fresh,
		waiting: state.waiting.size,
		show,
		touch: (ids: string[]) => {
			for (const id of ids) own.current.add(id);
		},
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

/** Ids of rows that are new, or that something has happened to. */
function changedIn(rows: Row[], before: Row[]): string[] {
	const known = new Map(before.map((row) => [row.id, row.activityAt]));
	return rows.filter((row) => known.get(row.id) !== row.activityAt).map(({ id }) => id);
}
