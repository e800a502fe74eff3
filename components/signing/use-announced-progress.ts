"use client";

import { useEffect, useRef } from "react";
import { plural } from "#lib/i18n/format.ts";
import type { SigningContextValue } from "./signing-context.tsx";
import { progressOf } from "./signing-state.ts";

/** Says aloud how many required fields are left, whenever that changes. */
export function useAnnouncedProgress(context: SigningContextValue, announce: (text: string) => void): void {
	const { state, messages, locale } = context;
	const { left } = progressOf(state);
	const before = useRef(left);
	useEffect(() => {
		if (before.current === left) return;
		before.current = left;
		announce(left === 0 ? messages.live.ready : plural(locale, left, messages.live.left));
	}, [left, announce, messages, locale]);
}
