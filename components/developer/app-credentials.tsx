"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Code } from "#components/docs/code.tsx";
import { RelativeTime } from "#components/sender/relative-time.tsx";
import { Button } from "#components/ui/button.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { ShownCredentials } from "./app-settings.ts";
import { RollDialog, type RollInput } from "./roll-dialog.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

export type SecretRow = {
	id: string;
	prefix: string;
	createdAt: string;
	lastUsedAt: string | null;
	expiresAt: string | null;
	isExpired: boolean;
};
export type ClientRow = { clientId: string; environment: "live" | "sandbox"; users: number; secrets: SecretRow[] };

type Props = {
	appId: string;
	clients: ClientRow[];
	roll: (input: RollInput) => Promise<ActionAnswer<ShownCredentials>>;
};

/** What an app signs in with in each environment. */
export function AppCredentials({ appId, clients, roll }: Props) {
	const router = useRouter();
	const [rolling, setRolling] = useState<"live" | "sandbox" | null>(null);
	const [shown, setShown] = useState<ShownCredentials | null>(null);
	return (
		<>
			{clients.map((client) => (
				<div
					key={client.clientId}
					className="flex flex-col gap-2 border-line border-b px-4 py-4 last:border-b-0 sm:px-5"
				>
					<div className="flex items-center justify-between gap-3">
						<h3 className="font-semibold">{client.environment === "live" ? "Live" : "Sandbox"}</h3>
						<Button size="sm" onClick={() => setRolling(client.environment)}>
							Roll {client.environment} secret
						</Button>
					</div>
					<div className="text-ink-soft">Client id · connected by {peopleWords(client.users)}</div>
					<Code label={`${client.environment} client id`}>{client.clientId}</Code>
					<ul>
						{client.secrets.map((secret) => (
							<SecretLine key={secret.id} secret={secret} />
						))}
					</ul>
				</div>
			))}
			{rolling ? (
				<RollDialog
					appId={appId}
					environment={rolling}
					onClose={() => setRolling(null)}
					roll={roll}
					onRolled={(credentials) => {
						setRolling(null);
						setShown(credentials);
					}}
				/>
			) : null}
			<SecretDialog
				credentials={shown ? [shown] : []}
				onClose={() => {
					setShown(null);
					router.refresh();
				}}
			/>
		</>
	);
}

function SecretLine({ secret }: { secret: SecretRow }) {
	return (
		<li className="flex flex-wrap gap-x-3 text-ink-soft">
			<span className="font-mono text-ink text-xs leading-5">{secret.prefix}…</span>
			<span>
				made <RelativeTime at={secret.createdAt} />
			</span>
			<span>{secret.lastUsedAt ? <>used {<RelativeTime at={secret.lastUsedAt} />}</> : "never used"}</span>
			{secret.expiresAt ? (
				<span className={secret.isExpired ? "text-bad" : "text-warn"}>
					{secret.isExpired ? "ended" : "ends"} <RelativeTime at={secret.expiresAt} />
				</span>
			) : null}
		</li>
	);
}

function peopleWords(count: number): string {
	return count === 0 ? "nobody yet" : count === 1 ? "one person" : `${count} people`;
}
