const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "touchstart", "focus"] as const;

/** Long enough to start reading; most link scanners have left by then. */
const SEEN_MS = 5_000;

/**
 * Runs once there is a sign of a person at the page: they point, type, scroll, touch or focus something, or have had it
 * in view for five seconds. A page in a frame that lies outside the window is not in view.
 *
 * @returns stops waiting
 */
export function onPerson(run: () => void): () => void {
	let timer: number | undefined;
	let isInView = false;
	const time = () => {
		window.clearTimeout(timer);
		if (isInView && document.visibilityState === "visible") timer = window.setTimeout(found, SEEN_MS);
	};
	const observer = new IntersectionObserver((entries) => {
		isInView = entries.at(-1)?.isIntersecting ?? false;
		time();
	});
	// Scripts can dispatch events, but not trusted ones.
	const onSign = (event: Event) => {
		if (event.isTrusted && document.visibilityState === "visible") found();
	};
	const stop = () => {
		window.clearTimeout(timer);
		observer.disconnect();
		document.removeEventListener("visibilitychange", time);
		for (const name of SIGNS) window.removeEventListener(name, onSign, { capture: true });
	};
	const found = () => {
		stop();
		run();
	};
	observer.observe(document.documentElement);
	document.addEventListener("visibilitychange", time);
	for (const name of SIGNS) window.addEventListener(name, onSign, { passive: true, capture: true });
	return stop;
}
