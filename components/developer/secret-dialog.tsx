"use client";

import { Code } from "#components/docs/code.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { ShownCredentials } from "./app-settings.ts";

/** New client secrets; open while there are some. */
export function SecretDialog({ credentials, onClose }: { credentials: ShownCredentials[]; onClose: () => void }) {
	const { secret: words, app, environments } = useWords("developer");
	const { close } = useWords("common");
	const locale = useWordsLocale();
	const count = credentials.length;
	return (
		<Dialog
			title={plural(locale, count, words.title)}
			description={plural(locale, count, words.about)}
			isOpen={count > 0}
			onClose={onClose}
			closeLabel={close}
			look="wide"
			footer={
				<Button variant="primary" onClick={onClose}>
					{plural(locale, count, words.copied)}
				</Button>
			}
		>
			<div className="flex flex-col gap-5">
				{credentials.map(({ environment, clientId, clientSecret }) => (
					<div key={environment} className="flex flex-col gap-2">
						<h3 className="font-semibold">{environments[environment]}</h3>
						<div className="text-ink-soft">{app.clientId}</div>
						<Code label={fill(words.idOf, { environment: environments[environment] })}>{clientId}</Code>
						<div className="text-ink-soft">{app.clientSecret}</div>
						<Code label={fill(words.secretOf, { environment: environments[environment] })}>{clientSecret}</Code>
					</div>
				))}
			</div>
		</Dialog>
	);
}
