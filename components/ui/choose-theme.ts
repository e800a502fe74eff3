"use client";

import { useSyncExternalStore } from "react";
import { readTheme, THEME_COOKIE, type Theme } from "./theme.ts";

const listeners = new Set<() => void>();

/** Gives the pages in this browser their colours, from now on and without loading anything. */
export function chooseTheme(theme: Theme): void {
	const isSecure = location.protocol === "https:";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and not everywhere
	document.cookie = `${THEME_COOKIE}=${theme};path=/;max-age=31536000;samesite=lax${isSecure ? ";secure" : ""}`;
	document.documentElement.dataset.theme = theme;
	for (const listener of listeners) listener();
}

/** The choice that the page shows. */
export function useTheme(): Theme {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => readTheme(document.documentElement.dataset.theme),
		() => "system",
	);
}
