"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const LOOK_EVERY_MS = 3_000;

/** Refreshes a page every few seconds while it’s visible, where no event says that it changed. */
export function LookAgain() {
	const router = useRouter();
	useEffect(() => {
		const timer = window.setInterval(() => {
			if (document.visibilityState === "visible") router.refresh();
		}, LOOK_EVERY_MS);
		return () => window.clearInterval(timer);
	}, [router]);
	return null;
}
