"use client";

import { CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { Address } from "#components/ui/address.tsx";
import { cx } from "#components/ui/cx.ts";
import { Filled } from "#components/ui/filled.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { type Entry, isRefused } from "./judged-entries.ts";

type Props = {
	entries: Entry[];
	/** Takes an address out of the list. */
	onDrop: (email: string) => void;
	/** Puts an address back to where it is typed. */
	onCorrect: (email: string) => void;
	onReplace: (email: string, by: string) => void;
};

/** Addresses that somebody wants to invite, each with what is in its way and its mend. */
export function InviteeList({ entries, ...on }: Props) {
	const words = useWords("people").invite;
	return (
		<ul aria-label={words.list} className="rounded-control border border-line">
			{entries.map((entry) => (
				<InviteeLine key={entry.email} entry={entry} {...on} />
			))}
		</ul>
	);
}

function InviteeLine({ entry, onDrop, onCorrect, onReplace }: Omit<Props, "entries"> & { entry: Entry }) {
	const words = useWords("people").invite;
	const isOut = isRefused(entry);
	const { email, near } = entry;
	const Icon = isOut ? TriangleAlert : entry.verdict === "invited" ? Info : CircleCheck;
	return (
		<li className="flex min-h-11 items-center gap-x-3 border-line border-b py-1 pr-1 pl-3 last:border-b-0">
			<Icon
				size={16}
				aria-hidden="true"
				className={cx("shrink-0", isOut ? "text-bad" : entry.verdict === "invited" ? "text-ink-soft" : "text-good")}
			/>
			<div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
				<div className={cx("min-w-0 flex-1 break-words", !isOut && "font-medium")}>
					<Address text={email} />
				</div>
				<div className={cx("wrap-anywhere sm:max-w-1/2", isOut ? "text-bad" : "text-ink-soft")}>
					<Reason entry={entry} />
				</div>
			</div>
			{near ? (
				<MendButton label={format(words.useOf, { email: near })} onPress={() => onReplace(email, near)}>
					{words.use}
				</MendButton>
			) : null}
			{entry.verdict === "form" ? (
				<MendButton label={format(words.correctOf, { email })} onPress={() => onCorrect(email)}>
					{words.correct}
				</MendButton>
			) : null}
			<button
				type="button"
				aria-label={format(words.dropOf, { email })}
				title={format(words.dropOf, { email })}
				onClick={() => onDrop(email)}
				className="grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
			>
				<X size={16} aria-hidden="true" />
			</button>
		</li>
	);
}

function MendButton({ label, onPress, children }: { label: string; onPress: () => void; children: string }) {
	return (
		<button
			type="button"
			aria-label={label}
			onClick={onPress}
			className="min-h-9 shrink-0 rounded-control px-1.5 font-medium text-seal hover:underline"
		>
			{children}
		</button>
	);
}

/** Why an address stays out, or what will come of it. */
function Reason({ entry: { email, verdict, name, invitedAt, near } }: { entry: Entry }) {
	const { verdicts } = useWords("people").invite;
	if (verdict === "fine")
		return near ? format(verdicts.near, { domain: near.slice(near.lastIndexOf("@") + 1) }) : name || null;
	if (verdict === "form")
		return email.includes("@")
			? format(verdicts.stops, { end: email.slice(email.lastIndexOf("@") + 1) || "@" })
			: verdicts.noAt;
	if (verdict === "here") return name ? format(verdicts.hereNamed, { name }) : verdicts.here;
	if (verdict === "invited") {
		return invitedAt ? (
			<Filled text={verdicts.invitedAt} values={{ when: <TimeInSentence at={invitedAt} /> }} />
		) : (
			verdicts.invited
		);
	}
	return verdicts[verdict];
}
