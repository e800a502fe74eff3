"use client";

import { useEffect, useState } from "react";

const STEPS: [limitSeconds: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
	[60, "second", 1],
	[3600, "minute", 60],
	[86_400, "hour", 3600],
	[7 * 86_400, "day", 86_400],
];

/** "3 hours ago"; after a week the date. */
function relative(at: Date, now: Date): string {
	const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
	const step = STEPS.find(([limit]) => Math.abs(seconds) < limit);
	if (!step) return at.toLocaleDateString("en", { day: "numeric", month: "short", year: "numeric" });
	const [, unit, size] = step;
	if (unit === "second") return seconds > 0 ? "in a moment" : "just now";
	return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** A moment, roughly; exactly and with its zone on hover. The server writes the date, the browser the distance. */
export function RelativeTime({ at }: { at: string }) {
	const date = new Date(at);
	const [text, setText] = useState(() => date.toISOString().slice(0, 10));
	const [title, setTitle] = useState(() => date.toISOString());
	useEffect(() => {
		const shown = new Date(at);
		const refresh = () => setText(relative(shown, new Date()));
		refresh();
		setTitle(shown.toLocaleString("en", { dateStyle: "full", timeStyle: "long" }));
		const timer = setInterval(refresh, 30_000);
		return () => clearInterval(timer);
	}, [at]);
	return (
		<time dateTime={at} title={title} className="whitespace-nowrap">
			{text}
		</time>
	);
}
