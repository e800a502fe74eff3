"use client";

import { Code } from "#components/docs/code.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import type { ShownCredentials } from "./app-settings.ts";

const NAMES = { live: "Live", sandbox: "Sandbox" };

/** New client secrets; open while there are some. */
export function SecretDialog({ credentials, onClose }: { credentials: ShownCredentials[]; onClose: () => void }) {
	const isOne = credentials.length === 1;
	return (
		<Dialog
			title={isOne ? "Copy the secret now" : "Copy the secrets now"}
			description={
				isOne
					? "It is not shown again: only its hash is stored. If it is lost, roll it."
					: "They are not shown again: only their hashes are stored. If one is lost, roll it."
			}
			isOpen={credentials.length > 0}
			onClose={onClose}
			closeLabel="Close"
			look="wide"
			footer={
				<Button variant="primary" onClick={onClose}>
					{isOne ? "I have copied it" : "I have copied them"}
				</Button>
			}
		>
			<div className="flex flex-col gap-5">
				{credentials.map(({ environment, clientId, clientSecret }) => (
					<div key={environment} className="flex flex-col gap-2">
						<h3 className="font-semibold">{NAMES[environment]}</h3>
						<div className="text-ink-soft">Client id</div>
						<Code label={`${NAMES[environment]} client id`}>{clientId}</Code>
						<div className="text-ink-soft">Client secret</div>
						<Code label={`${NAMES[environment]} client secret`}>{clientSecret}</Code>
					</div>
				))}
			</div>
		</Dialog>
	);
}
