"use client";

import { useEffect, useState } from "react";

const RETRY_MS = 5_000;

/**
 * What sealing adds to a page besides its fields’ values: the document’s ID, which is part of no text since the sealed
 * file has it as an artifact, and light boxes under fields on dark ground.
 */
export function PageOverlay({ url }: { url: string }) {
	const [attempt, setAttempt] = useState(0);
	const [hasFailed, setHasFailed] = useState(false);
	useEffect(() => {
		if (!hasFailed) return;
		const timer = window.setTimeout(() => {
			setHasFailed(false);
			setAttempt((count) => count + 1);
		}, RETRY_MS);
		return () => window.clearTimeout(timer);
	}, [hasFailed]);
	return (
		<img
			key={attempt}
			data-overlay
			src={url}
			alt=""
			draggable={false}
			loading="lazy"
			onError={() => setHasFailed(true)}
			className="pointer-events-none absolute inset-0 h-full w-full select-none"
		/>
	);
}
