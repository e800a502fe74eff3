"use client";

import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Notice, type Tone } from "#components/ui/notice.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { MOST_INVITED } from "#lib/contract/users/literals.ts";
import { format } from "#lib/i18n/message.ts";
import { AddressInput } from "./address-input.tsx";
import { type Invitation, InviteChoices } from "./invite-choices.tsx";
import { InviteeList } from "./invitee-list.tsx";
import type { Entry } from "./judged-entries.ts";
import type { Team } from "./role-words.ts";
import { type InviteVerbs, useInviting } from "./use-inviting.ts";

type Props = InviteVerbs & {
	teams: Team[];
	ownTeamId: string;
	mayMakeAdmins: boolean;
	/** Domain of the reader's own address. */
	ownDomain: string;
	onClose: () => void;
};

/** Invites several people at once: each address is judged before anything is sent, and all are invited or none. */
export function InviteDialog({ onClose, judge, invite, teams, ownTeamId, mayMakeAdmins, ownDomain }: Props) {
	const { invite: words } = useWords("people");
	const { close } = useWords("common");
	const locale = useWordsLocale();
	const formId = useId();
	const [choice, setChoice] = useState<Invitation>({ userRole: "Member", teamId: ownTeamId, locale });
	const state = useInviting({ judge, invite, ownDomain, choice, onClose });
	const { entries, open, missing, isBusy } = state;
	const beyond = open.length - MOST_INVITED;
	const seatsShort = format(words.seats, {
		addresses: format(words.addresses, { count: open.length }),
		seats: format(words.seatsFree, { count: state.freeSeats ?? 0 }),
		missing,
	});
	return (
		<Dialog
			title={words.title}
			description={`${words.about} ${words.together}`}
			isOpen
			onClose={onClose}
			closeLabel={close}
			look="wide"
			footer={<Foot {...{ formId, entries, open, isBusy, onClose }} />}
		>
			<form
				id={formId}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void state.submit();
				}}
				className="flex flex-col gap-1"
			>
				<AddressInput
					inputRef={state.input}
					text={state.text}
					setText={state.setText}
					onAdd={state.add}
					error={state.wanting}
				/>
				<InviteChoices {...{ teams, mayMakeAdmins, choice, setChoice }} />
				{entries.length > 0 ? <Counts entries={entries} open={open} /> : null}
				{beyond > 0 ? <Told tone="warn">{format(words.beyond, { limit: MOST_INVITED, beyond })}</Told> : null}
				{missing > 0 ? <Told tone="warn">{seatsShort}</Told> : null}
				{state.refusal ? <Told tone="bad">{state.refusal}</Told> : null}
				{entries.length > 0 ? (
					<InviteeList entries={entries} onDrop={state.drop} onReplace={state.replace} onCorrect={state.correct} />
				) : null}
			</form>
		</Dialog>
	);
}

function Told({ tone, children }: { tone: Tone; children: string }) {
	return (
		<Notice tone={tone} className="mb-2">
			<span role="alert">{children}</span>
		</Notice>
	);
}

function Counts({ entries, open }: { entries: Entry[]; open: Entry[] }) {
	const words = useWords("people").invite;
	const out = entries.length - open.length;
	return (
		<p role="status" className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
			<span className="font-medium">{format(words.addresses, { count: entries.length })}</span>
			{open.length > 0 ? (
				<span className="rounded-control bg-good-soft px-2 py-0.5">{format(words.can, { count: open.length })}</span>
			) : null}
			{out > 0 ? (
				<span className="rounded-control bg-bad-soft px-2 py-0.5">{format(words.cannot, { count: out })}</span>
			) : null}
		</p>
	);
}

type FootProps = { formId: string; entries: Entry[]; open: Entry[]; isBusy: boolean; onClose: () => void };

function Foot({ formId, entries, open, isBusy, onClose }: FootProps) {
	const { invite: words, cancel } = useWords("people");
	const out = entries.length - open.length;
	const invite = open.length > 0 ? format(words.action, { count: open.length }) : words.actionNone;
	return (
		<>
			<Button onClick={onClose}>{cancel}</Button>
			<Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
				{out > 0 && open.length > 0 ? format(words.leaveOut, { count: out, open: open.length }) : invite}
			</Button>
		</>
	);
}
