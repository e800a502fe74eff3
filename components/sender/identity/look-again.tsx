"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** What a program reads, and what is typed then, are no events of the document's trail, which news come of. */
const LOOK_EVERY_MS = 3_000;

/** Reads the page anew now and then, as long as somebody sees it. */
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
