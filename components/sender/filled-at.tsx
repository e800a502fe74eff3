"use client";

import { useEffect, useState } from "react";

/** A moment with day, time and zone, as the reader's clock has it; UTC until the browser knows. */
export function FilledAt({ at }: { at: string }) {
	const [text, setText] = useState(() => `${at.slice(0, 16).replace("T", " ")} UTC`);
	useEffect(() => {
		const format = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
		setText(new Date(at).toLocaleString("en", { ...format, hourCycle: "h23", timeZoneName: "short" }));
	}, [at]);
	return (
		<time dateTime={at} title={at} className="tabular-nums">
			{text}
		</time>
	);
}
