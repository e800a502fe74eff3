"use client";

import { Mail } from "lucide-react";
import { type ReactNode, useState } from "react";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Address } from "#components/ui/address.tsx";
import { Button } from "#components/ui/button.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { useNow } from "#components/ui/reader.tsx";
import { Section } from "#components/ui/section.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";
import { DAY_MS } from "#lib/units.ts";
import { CancelInvitationDialog, CorrectAddressDialog } from "./invitation-dialogs.tsx";
import type { InvitationItem, InvitationVerbs } from "./people-items.ts";

type Props = InvitationVerbs & { rows: InvitationItem[]; total: number };

/** Invitations that are open, each with what became of its mail. */
export function InvitationList({ rows, total, resend, cancel, correct }: Props) {
	const { invitations: words } = useWords("people");
	const [asked, setAsked] = useState<{ row: InvitationItem; about: "cancel" | "correct" } | null>(null);

	const dialog = { onClose: () => setAsked(null) };
	return (
		<Section title={words.title} about={format(words.count, { count: total })}>
			<ul>
				{rows.map((row) => (
					<li
						key={row.id}
						className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 sm:px-5"
					>
						<InvitationLine row={row} />
						{row.isOpenToReader ? (
							<InvitationButtons row={row} resend={resend} onAsk={(about) => setAsked({ row, about })} />
						) : null}
					</li>
				))}
			</ul>
			{total > rows.length ? (
				<p className="border-line border-t px-4 py-3 text-ink-soft sm:px-5">
					{format(words.further, { count: total - rows.length })}
				</p>
			) : null}
			{asked?.about === "cancel" ? <CancelInvitationDialog row={asked.row} cancel={cancel} {...dialog} /> : null}
			{asked?.about === "correct" ? <CorrectAddressDialog row={asked.row} correct={correct} {...dialog} /> : null}
		</Section>
	);
}

type ButtonsProps = {
	row: InvitationItem;
	resend: InvitationVerbs["resend"];
	onAsk: (about: "cancel" | "correct") => void;
};

/** What can be done about an invitation, whatever is under way for others; one whose mail came back goes to another address. */
function InvitationButtons({ row: { id, email, failure }, resend, onAsk }: ButtonsProps) {
	const { invitations: words } = useWords("people");
	const { run, isBusy } = useAction(resend);

	async function mailAgain() {
		const answer = await run({ userId: id });
		if (answer) toastAnswer(answer, format(words.resent, { email }));
	}

	return (
		<div className="flex gap-2 max-sm:w-full max-sm:pl-11">
			{failure === null ? (
				<Button size="sm" isBusy={isBusy} aria-label={format(words.resendOf, { email })} onClick={mailAgain}>
					{words.resend}
				</Button>
			) : (
				<Button size="sm" aria-label={format(words.correctOf, { email })} onClick={() => onAsk("correct")}>
					{words.correct}
				</Button>
			)}
			<Button size="sm" variant="ghost" aria-label={format(words.cancelOf, { email })} onClick={() => onAsk("cancel")}>
				{words.cancel}
			</Button>
		</div>
	);
}

function InvitationLine({ row }: { row: InvitationItem }) {
	const { invitations: words, roles } = useWords("people");
	const now = useNow();
	const by = row.isByReader
		? words.byYou
		: row.inviterName
			? format(words.by, { name: row.inviterName })
			: words.invited;
	return (
		<>
			<span className="grid size-8 shrink-0 place-items-center rounded-control bg-sunken text-ink-soft">
				<Mail size={16} aria-hidden="true" />
			</span>
			<div className="min-w-0 flex-1 basis-56">
				<div className="break-words font-medium">
					<Address text={row.email} />
				</div>
				<div className="text-ink-soft">
					<Facts>
						{format(words.as, { role: roles.names[row.role], team: row.teamName })}
						{row.invitedAt ? (
							<span>
								{by} <TimeInSentence at={row.invitedAt} />
							</span>
						) : null}
						{stateOf(row, words, now)}
					</Facts>
				</div>
			</div>
		</>
	);
}

/** What stands in an invitation's way, or when it ends; null where nothing is to be said of it. */
function stateOf(
	{ failure, endsAt }: InvitationItem,
	words: WorkplaceMessages["people"]["invitations"],
	now: number,
): ReactNode {
	if (failure !== null) {
		return (
			<span className="text-bad">{failure ? format(words.returnedWith, { reason: failure }) : words.returned}</span>
		);
	}
	if (!endsAt) return null;
	const leftMs = new Date(endsAt).getTime() - now;
	if (leftMs <= 0) return <span className="text-bad">{words.ended}</span>;
	return (
		<span className={leftMs < 2 * DAY_MS ? "text-warn" : undefined}>
			<Filled text={words.ends} values={{ when: <RelativeTime at={endsAt} /> }} />
		</span>
	);
}
