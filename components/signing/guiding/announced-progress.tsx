"use client";

import { useEffect, useRef } from "react";
import { format } from "#lib/i18n/message.ts";
import { useSigning } from "../state/signing-context.tsx";
import { progressOf } from "../state/signing-progress.ts";
import { useSigningState } from "../state/use-signing-state.ts";

/** Says aloud how many required fields are left, whenever that changes. */
export function AnnouncedProgress({ announce }: { announce: (text: string) => void }) {
	const { messages } = useSigning();
	const left = useSigningState((state) => progressOf(state).left);
	const before = useRef(left);
	useEffect(() => {
		if (before.current === left) return;
		before.current = left;
		announce(left === 0 ? messages.live.ready : format(messages.live.left, { count: left }));
	}, [left, announce, messages]);
	return null;
}
