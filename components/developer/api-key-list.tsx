"use client";

import { useState } from "react";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Status } from "#components/ui/status.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";

type KeyRow = {
	id: string;
	name: string;
	prefix: string;
	isSandbox: boolean;
	/** Whom it acts as. */
	user: string;
	/** null: whatever its user may. */
	scopes: string[] | null;
	createdAt: string;
	lastUsedAt: string | null;
	expiresAt: string | null;
	isExpired: boolean;
};

type Props = { keys: KeyRow[]; revoke: (input: { apiKeyId: string }) => Promise<ActionAnswer> };

/** The account's API keys, each with its way out. */
export function KeyList({ keys, revoke }: Props) {
	const { keys: words, keep } = useWords("developer");
	const { close } = useWords("common");
	const [revoking, setRevoking] = useState<KeyRow | null>(null);
	const { run, isBusy } = useAction(revoke);

	async function confirm() {
		if (!revoking) return;
		const answer = await run({ apiKeyId: revoking.id });
		if (!answer) return;
		setRevoking(null);
		toastAnswer(answer, format(words.revoked, { name: revoking.name }));
	}

	return (
		<>
			<ul>
				{keys.map((key) => (
					<KeyLine key={key.id} row={key} onRevoke={() => setRevoking(key)} />
				))}
			</ul>
			<Dialog
				title={format(words.revokeTitle, { name: revoking?.name ?? "" })}
				description={words.revokeAbout}
				isOpen={revoking !== null}
				onClose={() => setRevoking(null)}
				closeLabel={close}
				footer={
					<>
						<Button onClick={() => setRevoking(null)}>{keep}</Button>
						<Button variant="danger" isBusy={isBusy} onClick={confirm}>
							{words.revokeAction}
						</Button>
					</>
				}
			/>
		</>
	);
}

function KeyLine({ row, onRevoke }: { row: KeyRow; onRevoke: () => void }) {
	const words = useWords("developer");
	const { listSeparator } = useWords("common");
	return (
		<li className="flex items-start gap-3 border-line border-b px-4 py-3 last:border-b-0 sm:px-5">
			<div className="min-w-0 flex-1">
				<div className="flex flex-wrap items-center gap-x-3">
					<span className="break-words font-medium">{row.name}</span>
					<Status tone={row.isSandbox ? "neutral" : "good"}>
						{words.environments[row.isSandbox ? "sandbox" : "live"]}
					</Status>
					{row.isExpired ? <Status tone="bad">{words.keys.expired}</Status> : null}
				</div>
				<div className="text-ink-soft">
					<Facts>
						<span className="font-mono text-xs">{row.prefix}…</span>
						{format(words.keys.actsAs, { name: row.user })}
						<Filled text={words.made} values={{ when: <TimeInSentence at={row.createdAt} /> }} />
						{row.lastUsedAt ? (
							<Filled text={words.lastUsed} values={{ when: <TimeInSentence at={row.lastUsedAt} /> }} />
						) : (
							words.neverUsed
						)}
						{row.expiresAt ? (
							<Filled
								text={row.isExpired ? words.ended : words.ends}
								values={{ when: <TimeInSentence at={row.expiresAt} /> }}
							/>
						) : null}
					</Facts>
				</div>
				<div className="break-words text-ink-soft">
					{row.scopes ? row.scopes.join(listSeparator) : words.keys.allScopes}
				</div>
			</div>
			<Button size="sm" onClick={onRevoke} aria-label={format(words.keys.revokeOf, { name: row.name })}>
				{words.keys.revoke}
			</Button>
		</li>
	);
}
