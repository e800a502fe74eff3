import { useEffect, useState, useSyncExternalStore } from "react";
import { createListeners } from "../listeners.ts";

/** So long a list may take before one sees that it is being asked for. */
const LATE_MS = 300;

let pending = 0;
const listeners = createListeners();

function change(by: number): void {
	pending += by;
	listeners.notify();
}

/** Says that another list is being asked for, as long as it is. */
export function useListPending(isPending: boolean): void {
	useEffect(() => {
		if (!isPending) return;
		change(1);
		return () => change(-1);
	}, [isPending]);
}

/** Whether another list was asked for a moment ago and has not come yet. */
export function useIsListLate(): boolean {
	const isPending = useSyncExternalStore(
		listeners.subscribe,
		() => pending > 0,
		() => false,
	);
	const [isLate, setIsLate] = useState(false);
	useEffect(() => {
		if (!isPending) return;
		const timer = setTimeout(() => setIsLate(true), LATE_MS);
		return () => {
			clearTimeout(timer);
			setIsLate(false);
		};
	}, [isPending]);
	return isPending && isLate;
}
