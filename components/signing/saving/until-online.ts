import type { SigningStore } from "../state/signing-store.ts";

/** Browsers do not always notice that a connection is back. */
const TRY_AGAIN_MS = 5_000;

/** Waits until another try is worth it. False when the person no longer wants to finish. */
export function untilOnline(store: SigningStore): Promise<boolean> {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			window.removeEventListener("online", end);
			unsubscribe();
			resolve(store.getState().isFinishing);
		};
		const timer = setTimeout(end, TRY_AGAIN_MS);
		window.addEventListener("online", end);
		const unsubscribe = store.subscribe(() => store.getState().isFinishing || end());
	});
}
