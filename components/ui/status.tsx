import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type StatusTone = "neutral" | "active" | "good" | "warn" | "bad";

const DOTS: Record<StatusTone, string> = {
	neutral: "bg-ink-soft",
	active: "bg-seal",
	good: "bg-good",
	warn: "bg-warn",
	bad: "bg-bad",
};

/** A state as dot and word; the colour is never the only sign. */
export function Status({ tone, children }: { tone: StatusTone; children: ReactNode }) {
	return (
		<span className="inline-flex items-center gap-2 whitespace-nowrap">
			<span className={cx("size-2 shrink-0 rounded-full", DOTS[tone])} aria-hidden="true" />
			{children}
		</span>
	);
}
