"use client";

import { useState } from "react";
import { RelativeTime } from "#components/sender/relative-time.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Status } from "#components/ui/status.tsx";
import { toastAnswer } from "#components/ui/toast-answer.ts";
import { useAction } from "#components/ui/use-action.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

export type KeyRow = {
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
	const [revoking, setRevoking] = useState<KeyRow | null>(null);
	const { run, isBusy } = useAction(revoke);

	async function confirm() {
		if (!revoking) return;
		const answer = await run({ apiKeyId: revoking.id });
		if (!answer) return;
		setRevoking(null);
		toastAnswer(answer, `The key “${revoking.name}” is revoked.`);
	}

	return (
		<>
			<ul>
				{keys.map((key) => (
					<KeyLine key={key.id} row={key} onRevoke={() => setRevoking(key)} />
				))}
			</ul>
			<Dialog
				title={`Revoke “${revoking?.name}”?`}
				description="Calls with it fail from now on. This cannot be undone."
				isOpen={revoking !== null}
				onClose={() => setRevoking(null)}
				closeLabel="Close"
				footer={
					<>
						<Button onClick={() => setRevoking(null)}>Keep it</Button>
						<Button variant="danger" isBusy={isBusy} onClick={confirm}>
							Revoke key
						</Button>
					</>
				}
			/>
		</>
	);
}

function KeyLine({ row, onRevoke }: { row: KeyRow; onRevoke: () => void }) {
	return (
		<li className="flex items-start gap-3 border-line border-b px-4 py-3 last:border-b-0 sm:px-5">
			<div className="min-w-0 flex-1">
				<div className="flex flex-wrap items-center gap-x-3">
					<span className="break-words font-medium">{row.name}</span>
					<Status tone={row.isSandbox ? "neutral" : "good"}>{row.isSandbox ? "Sandbox" : "Live"}</Status>
					{row.isExpired ? <Status tone="bad">Expired</Status> : null}
				</div>
				<div className="break-words text-ink-soft">
					<span className="font-mono text-xs">{row.prefix}…</span> · acts as {row.user} · made{" "}
					<RelativeTime at={row.createdAt} /> ·{" "}
					{row.lastUsedAt ? (
						<>
							last used <RelativeTime at={row.lastUsedAt} />
						</>
					) : (
						"never used"
					)}
					{row.expiresAt ? (
						<>
							{" "}
							· {row.isExpired ? "ended" : "ends"} <RelativeTime at={row.expiresAt} />
						</>
					) : null}
				</div>
				<div className="break-words text-ink-soft">
					{row.scopes ? row.scopes.join(", ") : "Whatever its user may do"}
				</div>
			</div>
			<Button size="sm" onClick={onRevoke} aria-label={`Revoke ${row.name}`}>
				Revoke
			</Button>
		</li>
	);
}
