"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether keys have the names of a Mac's. */
export function useIsMac(): boolean {
	return useSyncExternalStore(
		never,
		() => /mac|iphone|ipad/i.test(navigator.userAgent),
		() => false,
	);
}
