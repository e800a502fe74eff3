"use client";

import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";
import { readTheme, THEME_COOKIE, type Theme } from "./theme.ts";

const listeners = createListeners();

/** Gives the pages in this browser their colours, from now on and without loading anything. */
export function chooseTheme(theme: Theme): void {
	const isSecure = location.protocol === "https:";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and not everywhere
	document.cookie = `${THEME_COOKIE}=${theme};path=/;max-age=31536000;samesite=lax${isSecure ? ";secure" : ""}`;
	document.documentElement.dataset.theme = theme;
	listeners.notify();
}

/** The choice that the page shows. */
export function useTheme(): Theme {
	return useSyncExternalStore(
		listeners.subscribe,
		() => readTheme(document.documentElement.dataset.theme),
		() => "system",
	);
}
