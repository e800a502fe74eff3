"use client";

import { useEffect } from "react";

/** Gives the focus to what the address names by its anchor, as a browser by itself does where it loads the page. */
export function PlaceKept() {
	useEffect(() => {
		if (document.activeElement !== document.body) return;
		document.getElementById(window.location.hash.slice(1))?.focus();
	}, []);
	return null;
}
