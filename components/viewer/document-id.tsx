"use client";

import { useEffect, useState } from "react";

const RETRY_MS = 5_000;

/** The document’s ID on a page, over its picture. It is part of no text: the sealed file has it as an artifact. */
export function DocumentId({ url }: { url: string }) {
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
			src={url}
			alt=""
			draggable={false}
			loading="lazy"
			onError={() => setHasFailed(true)}
			className="pointer-events-none absolute inset-0 h-full w-full select-none"
		/>
	);
}
