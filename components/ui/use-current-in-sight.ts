import { type RefObject, useEffect, useRef } from "react";

/**
 * For a row of links that may be wider than the window: the one that leads here is in its middle, so far as it goes.
 *
 * @param here what changes with the page that is shown
 */
export function useCurrentInSight(here: string): RefObject<HTMLElement | null> {
	const row = useRef<HTMLElement>(null);
	useEffect(() => {
		const link = row.current?.querySelector<HTMLElement>("[aria-current]");
		if (here && row.current && link) row.current.scrollLeft += middleOf(link) - middleOf(row.current);
	}, [here]);
	return row;
}

function middleOf(element: HTMLElement): number {
	const { left, width } = element.getBoundingClientRect();
	return left + width / 2;
}
