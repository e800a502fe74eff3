"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const LOOK_EVERY_MS = 3_000;

/** Reads a page anew now and then, as long as somebody sees it: whoever has no session is sent no news. */
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
