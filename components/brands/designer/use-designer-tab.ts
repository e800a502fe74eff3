"use client";

import { useEffect, useRef, useState } from "react";
import type { BrandKey } from "../state/brand-values.ts";
import type { TabId } from "./tab-ids.ts";
import { tabToMend } from "./tab-of.ts";

export type DesignerTab = ReturnType<typeof useDesignerTab>;

/**
 * Which tab is open, as the address has it, and the way to what is wrong on any of them.
 *
 * @returns settings: to be put around all of them
 */
export function useDesignerTab(first: TabId) {
	const settings = useRef<HTMLDivElement>(null);
	const [tab, setTab] = useState(first);
	const [sought, setSought] = useState<readonly BrandKey[]>([]);
	// What is on the tab is there once it is open.
	useEffect(() => {
		if (sought.length === 0) return;
		const names = sought.map((key) => `[name="${key}"]`).join();
		settings.current?.querySelector<HTMLElement>(names)?.focus();
	}, [sought]);

	function open(next: TabId) {
		setTab(next);
		window.history.replaceState(null, "", next === "face" ? window.location.pathname : `?tab=${next}`);
	}

	/** Opens the tab on which one of the settings is, and puts the keyboard there. */
	function lead(wrong: readonly BrandKey[]) {
		if (wrong.length === 0) return;
		open(tabToMend(wrong, tab));
		setSought([...wrong]);
	}

	return { settings, tab, open, lead };
}
