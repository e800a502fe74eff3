import { CircleAlert, TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import type { DoctorVerbs, FoundThing } from "./health-items.ts";
import { TrialButton } from "./trial-button.tsx";

type Props = { thing: FoundThing; isAwaited: boolean; verbs: DoctorVerbs; onTried: () => Promise<void> };

const LOOKS = {
	wrong: { icon: CircleAlert, look: "bg-bad-soft text-bad" },
	warn: { icon: TriangleAlert, look: "bg-warn-soft text-warn" },
};

/** Something that is not well: what, in whose words, and how to mend it. */
export function MendCard({ thing, isAwaited, verbs, onTried }: Props) {
	const words = useWords("health");
	const shown = useRef<HTMLElement>(null);
	const level = thing.level === "wrong" ? "wrong" : "warn";
	const { icon: Icon, look } = LOOKS[level];
	return (
		<section
			aria-label={thing.name}
			aria-busy={isAwaited}
			className={cx("rounded-card border border-line bg-surface p-4 sm:p-5", isAwaited && "opacity-60")}
		>
			<div className="flex items-start gap-3 sm:gap-4">
				<span
					className={cx("grid size-8 shrink-0 place-items-center rounded-control", look)}
					title={words.levels[level]}
				>
					<Icon size={18} aria-hidden="true" />
				</span>
				<div className="min-w-0 flex-1">
					<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
						<h2 className="font-semibold">
							{thing.name} <span className="sr-only">{words.levels[level]}</span>
						</h2>
						{thing.trial ? <TrialButton trial={thing.trial} verbs={verbs} onTried={onTried} /> : null}
					</div>
					<p className="mt-0.5 break-words">{thing.text}</p>
					{thing.answer ? <p className="mt-1 break-words font-mono text-ink-soft text-sm">{thing.answer}</p> : null}
					{thing.lines.map((line) => (
						<p key={line} className="mt-1 break-words">
							{line}
						</p>
					))}
					<div className="mt-3 grid items-center gap-3 sm:grid-cols-2 sm:gap-4">
						{thing.mend ? <p className="text-ink-soft">{thing.mend}</p> : null}
						{thing.line ? (
							<p className="flex min-w-0 items-center gap-2 rounded-control bg-sunken px-3 py-1">
								<code ref={shown} className="min-w-0 flex-1 break-all text-sm">
									{thing.line}
								</code>
								<CopyButton text={thing.line} label={words.copyLine} shown={shown} className="size-9" />
							</p>
						) : null}
					</div>
				</div>
			</div>
		</section>
	);
}
