import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type Tone = "info" | "good" | "warn" | "bad";

const TONES = {
	info: { icon: Info, look: "bg-seal-soft text-ink [&>svg]:text-seal" },
	good: { icon: CircleCheck, look: "bg-good-soft text-ink [&>svg]:text-good" },
	warn: { icon: TriangleAlert, look: "bg-warn-soft text-ink [&>svg]:text-warn" },
	bad: { icon: CircleAlert, look: "bg-bad-soft text-ink [&>svg]:text-bad" },
};

/** A sentence that belongs to the page, with an icon for its tone. */
export function Notice({ tone, children, className }: { tone: Tone; children: ReactNode; className?: string }) {
	const { icon: Icon, look } = TONES[tone];
	return (
		<div className={cx("flex items-start gap-2.5 rounded-control px-3.5 py-2.5", look, className)}>
			<Icon size={20} className="shrink-0" aria-hidden="true" />
			<div className="min-w-0 flex-1">{children}</div>
		</div>
	);
}
