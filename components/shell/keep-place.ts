/** What is pressed: to be led to a box would open a phone's keyboard. */
const PRESSED = "button, a[href], summary";

type Gone = {
	element: Element;
	/** All that it stood in, the innermost first: of that more may go meanwhile. */
	places: Element[];
	/** What came there at the same time. */
	came: Element[];
};

/**
 * Where what has the focus goes from the page, a row that is deleted or a form that is made anew, the browser gives the
 * focus to nobody: whoever works by keyboard or hears the page is nowhere. From now on they go on with what came in its
 * stead, or else with the heading above; where somebody knows better, and where the page is left, nothing is done.
 *
 * @returns what ends it
 */
export function keepPlace(page: Element): () => void {
	let last: Element | null = null;
	const come = ({ target }: Event) => {
		last = target instanceof Element && page.contains(target) ? target : null;
	};
	// Whoever presses elsewhere leaves it of their own accord.
	const leave = ({ target }: Event) => {
		if (!(target instanceof Node && last?.contains(target))) last = null;
	};
	const observer = new MutationObserver((records) => {
		if (!last || last.isConnected) return;
		const gone = findGone(last, records);
		const { pathname } = location;
		last = null;
		if (!gone) return;
		// A dialog or a menu that closes gives the focus back a moment later.
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				if (document.activeElement === document.body && location.pathname === pathname) lead(successorOf(gone));
			}),
		);
	});
	observer.observe(page, { childList: true, subtree: true });
	document.addEventListener("focusin", come);
	document.addEventListener("pointerdown", leave, true);
	return () => {
		observer.disconnect();
		document.removeEventListener("focusin", come);
		document.removeEventListener("pointerdown", leave, true);
	};
}

function findGone(element: Element, records: readonly MutationRecord[]): Gone | null {
	const holderOf = (child: Node) =>
		records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(child)))?.target;
	let place = holderOf(element);
	for (let step = 0; step < records.length && place?.isConnected === false; step += 1) place = holderOf(place);
	if (!(place instanceof Element && place.isConnected)) return null;
	const came = records.filter(({ target }) => target === place).flatMap(({ addedNodes }) => [...addedNodes]);
	const places: Element[] = [];
	for (let at: Element | null = place; at; at = at.parentElement) places.push(at);
	return { element, places, came: came.filter((node) => node instanceof Element) };
}

function successorOf({ element, places, came }: Gone): HTMLElement | null {
	const there = came.filter((one) => one.isConnected);
	return twinOf(element, there) ?? firstIn(there, "h1, h2, h3") ?? firstIn(there, PRESSED) ?? headingIn(places);
}

/** The same once more: in a form that was made anew, in a row that moved. */
function twinOf(element: Element, within: readonly Element[]): HTMLElement | null {
	const marks = (one: Element) => ["name", "type", "value", "aria-label", "href"].map((name) => one.getAttribute(name));
	const wanted = JSON.stringify([...marks(element), element.matches(PRESSED) && element.textContent]);
	const isTwin = (one: Element) => JSON.stringify([...marks(one), one.matches(PRESSED) && one.textContent]) === wanted;
	return allIn(within, element.localName).find(isTwin) ?? null;
}

const allIn = (within: readonly Element[], selector: string): HTMLElement[] =>
	within.flatMap((one) => [
		...(one instanceof HTMLElement && one.matches(selector) ? [one] : []),
		...one.querySelectorAll<HTMLElement>(selector),
	]);

const firstIn = (within: readonly Element[], selector: string) =>
	allIn(within, selector).find((one) => one.checkVisibility()) ?? null;

function headingIn(places: readonly Element[]): HTMLElement | null {
	for (const place of places) {
		const heading = place.isConnected ? firstIn([place], "h1, h2, h3") : null;
		if (heading) return heading;
	}
	return null;
}

/** Nothing scrolls: it is where one was already. */
function lead(to: HTMLElement | null): void {
	if (to && to.tabIndex < 0) to.tabIndex = -1;
	to?.focus({ preventScroll: true });
}
