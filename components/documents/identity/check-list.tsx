"use client";

import { Check, Eye, Minus, X } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { IdentityCheck, IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import { format, formatAny } from "#lib/i18n/message.ts";
import type { FaceJudgement } from "./review-verbs.ts";

const OUTCOMES = {
	Passed: { Icon: Check, look: "text-good" },
	Failed: { Icon: X, look: "text-bad" },
	NotDone: { Icon: Minus, look: "text-ink-soft" },
};

type Props = { review: IdentityReviewView; face: FaceJudgement | null };

/** What was checked, by a program and by a person, and what nobody checked. */
export function CheckList({ review, face }: Props) {
	const { checks: words } = useWords("identity");
	const passed = review.checks.filter(({ outcome }) => outcome === "Passed").length;
	return (
		<Section
			title={words.title}
			aside={<span className="text-ink-soft tabular-nums">{format(words.passed, { count: passed })}</span>}
		>
			<ul className="flex flex-col gap-2.5 px-4 py-4 sm:px-5">
				{review.checks.map((check) => (
					<CheckLine key={check.check} check={check} review={review} />
				))}
				{review.state === "Review" && review.provider === null ? (
					<li className="flex gap-2.5">
						<Eye size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
						<span>
							<span className="font-medium">{words.face.name}</span>{" "}
							<span className="text-ink-soft">{words.face[face ?? "none"]}</span>
						</span>
					</li>
				) : null}
			</ul>
			<p className="border-line border-t px-4 py-3 text-pretty text-ink-soft sm:px-5">
				{review.provider === null ? words.notChecked : words.byProvider}
			</p>
		</Section>
	);
}

function CheckLine({ check: { check, outcome }, review }: { check: IdentityCheck; review: IdentityReviewView }) {
	const { checks } = useWords("identity");
	const { name, Passed, Failed, NotDone } = checks[check];
	const isUnread = check === "CheckDigits" && review.data === null;
	const text = { Passed, Failed, NotDone: isUnread ? checks.unread : NotDone }[outcome];
	const { Icon, look } = OUTCOMES[outcome];
	return (
		<li className="flex gap-2.5">
			<Icon size={16} aria-hidden="true" className={cx("mt-0.5 shrink-0", look)} />
			<span className="min-w-0 break-words">
				<span className="font-medium">{name}</span>{" "}
				<span className="text-ink-soft">
					{formatAny(text, { expected: review.given.name, provider: review.provider ?? "" })}
				</span>
			</span>
		</li>
	);
}
