"use client";

import { useEffect, useState } from "react";

type PageImageProps = { url: string; label: string; isFirst: boolean };

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** A page as the server has drawn it. What did not come over a bad connection is asked for again. */
export function PageImage({ url, label, isFirst }: PageImageProps) {
	const [failures, setFailures] = useState(0);
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		if (failures === 0) return;
		const delayMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
		const timer = window.setTimeout(() => setAttempt(failures), delayMs);
		return () => window.clearTimeout(timer);
	}, [failures]);
	return (
		<img
			key={attempt}
			src={url}
			alt={label}
			draggable={false}
			fetchPriority={isFirst ? "high" : "auto"}
			decoding={isFirst ? "sync" : "async"}
			onError={() => setFailures(attempt + 1)}
			className="absolute inset-0 h-full w-full select-none"
		/>
	);
}
