"use client";

import { Button } from "#components/ui/button.tsx";
import { Code } from "#components/ui/code-block.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { ShownCredentials } from "./app-settings.ts";

/** New client secrets; open while there are some. */
export function SecretDialog({ credentials, onClose }: { credentials: ShownCredentials[]; onClose: () => void }) {
	const { secret: words, app, environments } = useWords("developer");
	const { close, copyNamed } = useWords("common");
	const named = (label: string) => ({ label, copyLabel: format(copyNamed, { label }) });
	const count = credentials.length;
	return (
		<Dialog
			title={format(words.title, { count })}
			description={format(words.about, { count })}
			isOpen={count > 0}
			onClose={onClose}
			closeLabel={close}
			look="wide"
			footer={
				<Button variant="primary" onClick={onClose}>
					{format(words.copied, { count })}
				</Button>
			}
		>
			<div className="flex flex-col gap-5">
				{credentials.map(({ environment, clientId, clientSecret }) => (
					<div key={environment} className="flex flex-col gap-2">
						<h3 className="font-semibold">{environments[environment]}</h3>
						<div className="text-ink-soft">{app.clientId}</div>
						<Code {...named(format(words.idOf, { environment: environments[environment] }))}>{clientId}</Code>
						<div className="text-ink-soft">{app.clientSecret}</div>
						<Code {...named(format(words.secretOf, { environment: environments[environment] }))}>{clientSecret}</Code>
					</div>
				))}
			</div>
		</Dialog>
	);
}
