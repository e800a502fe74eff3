"use client";

import { KeyRound, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useReauth } from "#components/ui/dialogs/use-reauth.ts";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Section } from "#components/ui/section.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { PasskeySite } from "#lib/contract/users/passkey-site.ts";
import { format } from "#lib/i18n/message.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { RemovePasskeyDialog, RenamePasskeyDialog } from "./passkey-dialogs.tsx";
import type { PasskeyRow, PasskeyVerbs } from "./passkey-row.ts";
import type { Person } from "./person.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { usePasskeyTrouble } from "./use-passkey-trouble.ts";

type Props = {
	person: Person;
	passkeys: PasskeyRow[];
	/** The only one has to stay until there is something else. */
	isKept: boolean;
	site: PasskeySite;
	verbs: PasskeyVerbs;
};

type Asked = { about: "add" } | { about: "rename" | "remove"; row: PasskeyRow } | null;

/** A person's passkeys, each with its name; and one more. */
export function PasskeyCard({ person, passkeys, isKept, site, verbs }: Props) {
	const { passkeys: words } = useWords("security");
	const trouble = usePasskeyTrouble(site);
	const router = useRouter();
	const reauth = useReauth();
	const [asked, setAsked] = useState<Asked>(null);
	const [codes, setCodes] = useState<string[] | null>(null);
	const shared = { run: reauth.run, onClose: () => setAsked(null) };

	function show(made: string[]) {
		setCodes(made.length > 0 ? made : null);
		router.refresh();
	}

	return (
		<Section
			title={words.title}
			about={words.about}
			aside={
				trouble === null ? (
					<Button
						icon={<Plus size={16} aria-hidden="true" />}
						onClick={() => setAsked({ about: "add" })}
						className="shrink-0"
					>
						{words.add}
					</Button>
				) : null
			}
		>
			{codes ? (
				<div className="border-line border-b px-4 py-4 sm:px-5">
					<RecoveryCodes codes={codes} person={person} onSaved={() => show([])} />
				</div>
			) : null}
			{trouble === null ? null : (
				<div className="px-4 py-4 sm:px-5">
					<Notice tone="info">{trouble}</Notice>
				</div>
			)}
			{passkeys.length === 0 && trouble === null ? (
				<p className="px-4 py-4 text-ink-soft sm:px-5">{words.none}</p>
			) : null}
			<ul>
				{passkeys.map((row) => (
					<PasskeyItem key={row.id} {...{ row, isKept }} onAsk={(about) => setAsked({ about, row })} />
				))}
			</ul>
			{asked?.about === "add" ? <AddPasskeyDialog {...shared} verbs={verbs} onAdded={show} /> : null}
			{asked?.about === "rename" ? (
				<RenamePasskeyDialog row={asked.row} rename={verbs.rename} onClose={shared.onClose} />
			) : null}
			{asked?.about === "remove" ? <RemovePasskeyDialog {...shared} row={asked.row} remove={verbs.remove} /> : null}
		</Section>
	);
}

type Item = { row: PasskeyRow; isKept: boolean; onAsk: (about: "rename" | "remove") => void };

function PasskeyItem({ row, isKept, onAsk }: Item) {
	const { passkeys: words, lastOne } = useWords("security");
	const noteId = useId();
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 sm:px-5">
			<KeyRound size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
			<div className="min-w-0 flex-1 basis-56">
				<div className="break-words font-medium">{row.name}</div>
				<div className="text-ink-soft">
					<Facts>
						<Filled text={words.since} values={{ when: <TimeInSentence at={row.createdAt} /> }} />
						{row.lastUsedAt ? (
							<Filled text={words.used} values={{ when: <TimeInSentence at={row.lastUsedAt} /> }} />
						) : (
							words.unused
						)}
					</Facts>
					{row.host ? <p className="text-warn">{format(words.elsewhere, { host: row.host })}</p> : null}
					{isKept ? (
						<p id={noteId} className="mt-1 max-w-prose text-pretty">
							{lastOne}
						</p>
					) : null}
				</div>
			</div>
			<div className="flex gap-2">
				<Button
					size="sm"
					variant="ghost"
					onClick={() => onAsk("rename")}
					aria-label={format(words.renameOf, { name: row.name })}
				>
					{words.rename}
				</Button>
				<Button
					size="sm"
					variant="danger"
					onClick={() => onAsk("remove")}
					aria-label={format(words.removeOf, { name: row.name })}
					disabled={isKept}
					aria-describedby={isKept ? noteId : undefined}
				>
					{words.remove}
				</Button>
			</div>
		</li>
	);
}
