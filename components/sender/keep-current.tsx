"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 2_000;

type Props = {
	/** Answers `{version}`. */
	address: string;
	/** What the page shows now. */
	version: string;
};

/** Reads the page anew when something has happened, so that a signature shows without reloading. */
export function KeepCurrent({ address, version }: Props) {
	const router = useRouter();
	useEffect(() => {
		const look = async () => {
			if (document.visibilityState !== "visible") return;
			const answer = await fetch(address, { redirect: "error" }).catch(() => null);
			const found: { version?: string } | null = answer?.ok ? await answer.json().catch(() => null) : null;
			if (found?.version && found.version !== version) router.refresh();
		};
		const timer = setInterval(look, EVERY_MS);
		return () => clearInterval(timer);
	}, [router, address, version]);
	return null;
}
