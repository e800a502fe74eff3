/** What is said while something is going on waits until it rests. */
const REST_MS = 400;

export type Announcer = {
	/** Says something politely once nothing else has been said for a moment; the last word counts. */
	say(text: string): void;
	/** The element that is read out. */
	region: { current: HTMLElement | null };
};

/** Speaks to those who do not see what moves. */
export function createAnnouncer(): Announcer {
	const region: Announcer["region"] = { current: null };
	let timer = 0;
	return {
		region,
		say(text) {
			window.clearTimeout(timer);
			timer = window.setTimeout(() => {
				// The same sentence twice is said twice.
				if (region.current) region.current.textContent = region.current.textContent === text ? `${text} ` : text;
			}, REST_MS);
		},
	};
}
