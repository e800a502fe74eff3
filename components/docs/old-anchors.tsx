"use client";

import { useEffect } from "react";

/** Leads on from anchors that were on this page once. They never reach the server. */
export function OldAnchors({ moved }: { moved: Readonly<Record<string, string>> }) {
	useEffect(() => {
		const leadOn = () => {
			const path = moved[location.hash.slice(1)];
			if (path) location.replace(path);
		};
		leadOn();
		addEventListener("hashchange", leadOn);
		return () => removeEventListener("hashchange", leadOn);
	}, [moved]);
	return null;
}
