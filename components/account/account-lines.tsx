"use client";

import { Notice } from "#components/ui/notice.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { readOrigin } from "#lib/contract/account-settings.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { LinesForm } from "./lines-form.tsx";

type FramesProps = {
	now: readonly string[];
	save: (input: { frameOrigins: string }) => Promise<ActionAnswer>;
};

/** Whose pages may show signing pages in a frame, and what that allows. */
export function FrameOriginsForm({ now, save }: FramesProps) {
	const { embedding: words } = useWords("signingSettings");
	const locale = useWordsLocale();
	return (
		<LinesForm name="frameOrigins" now={now} words={words} rows={3} isCode save={save}>
			{(lines) => {
				const origins = [...new Set(lines.flatMap((line) => readOrigin(line) ?? []))];
				return (
					<Notice tone="info">
						{origins.length === 0 ? words.none : format(words.means, { origins: formatList(locale, origins) })}
					</Notice>
				);
			}}
		</LinesForm>
	);
}

type ReasonsProps = {
	now: readonly string[];
	save: (input: { declineReasons: string }) => Promise<ActionAnswer>;
};

/** Why signers may decline, as they will read it. */
export function DeclineReasonsForm({ now, save }: ReasonsProps) {
	const { declining: words } = useWords("signingSettings");
	return (
		<LinesForm name="declineReasons" now={now} words={words} rows={5} save={save}>
			{(lines) =>
				lines.length === 0 ? null : (
					<div className="rounded-control bg-sunken px-4 py-3">
						<p className="text-ink-soft text-sm">{words.shown}</p>
						<ul className="mt-1 flex flex-col gap-1">
							{[...new Set(lines), words.other].map((line, index) => (
								<li key={`${index} ${line}`} className="flex items-start gap-2.5 py-0.5">
									<span className="mt-0.5 size-4 shrink-0 rounded-full border border-line-strong bg-surface" />
									<span className="min-w-0 break-words" dir="auto">
										{line}
									</span>
								</li>
							))}
						</ul>
					</div>
				)
			}
		</LinesForm>
	);
}
