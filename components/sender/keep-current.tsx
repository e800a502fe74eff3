"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 4_000;

/** Reads the page anew while it is looked at, so that a signature shows without reloading. */
export function KeepCurrent() {
	const router = useRouter();
	useEffect(() => {
		const timer = setInterval(() => {
			if (document.visibilityState === "visible") router.refresh();
		}, EVERY_MS);
		return () => clearInterval(timer);
	}, [router]);
	return null;
}
