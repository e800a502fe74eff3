"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Code } from "#components/ui/code-block.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import type { ShownCredentials } from "./app-settings.ts";
import { RollDialog, type RollInput } from "./roll-dialog.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

type SecretRow = {
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
	const words = useWords("developer");
	const { copyNamed } = useWords("common");
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
						<h3 className="font-semibold">{words.environments[client.environment]}</h3>
						<Button size="sm" onClick={() => setRolling(client.environment)}>
							{words.roll.action[client.environment]}
						</Button>
					</div>
					<div className="text-ink-soft">
						{client.users === 0 ? words.app.connectedByNobody : format(words.app.connectedBy, { count: client.users })}
					</div>
					<Code
						label={words.app.clientIds[client.environment]}
						copyLabel={format(copyNamed, { label: words.app.clientIds[client.environment] })}
					>
						{client.clientId}
					</Code>
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
	const words = useWords("developer");
	return (
		<li className="flex flex-wrap gap-x-3 text-ink-soft">
			<span className="font-mono text-ink text-xs leading-5">{secret.prefix}…</span>
			<span>
				<Filled text={words.made} values={{ when: <TimeInSentence at={secret.createdAt} /> }} />
			</span>
			<span>
				{secret.lastUsedAt ? (
					<Filled text={words.used} values={{ when: <TimeInSentence at={secret.lastUsedAt} /> }} />
				) : (
					words.neverUsed
				)}
			</span>
			{secret.expiresAt ? (
				<span className={secret.isExpired ? "text-bad" : "text-warn"}>
					<Filled
						text={secret.isExpired ? words.ended : words.ends}
						values={{ when: <TimeInSentence at={secret.expiresAt} /> }}
					/>
				</span>
			) : null}
		</li>
	);
}
