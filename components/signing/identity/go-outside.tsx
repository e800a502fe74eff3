import { ExternalLink } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { format } from "#lib/i18n/message.ts";
import type { PartProps } from "./part-props.ts";

/**
 * Leads on to the provider's page. Providers let nobody show theirs in a frame: within another page it opens in a window
 * of its own.
 */
export function GoOutside({ token, words: { hosted, anotherKind }, identity }: PartProps) {
	const [isFramed, setIsFramed] = useState(false);
	useEffect(() => setIsFramed(window.self !== window.top), []);
	const provider = { provider: identity.progress.provider ?? "" };

	function onClick(event: MouseEvent) {
		identity.forget();
		if (!isFramed) return;
		event.preventDefault();
		// Opened by the press itself, since browsers keep others from opening.
		const opened = window.open("", "_blank");
		void identity.findProviderPage().then((url) => {
			if (url && opened) opened.location.replace(url);
			else opened?.close();
		});
	}

	return (
		<div className="flex flex-col gap-4">
			<ButtonLink
				href={`/sign/${token}/identity/go`}
				variant="primary"
				size="lg"
				icon={<ExternalLink size={18} aria-hidden="true" />}
				className="max-sm:w-full sm:self-start"
				onClick={onClick}
			>
				{format(hosted.go, provider)}
			</ButtonLink>
			{isFramed ? <p className="text-ink-soft">{format(hosted.window, provider)}</p> : null}
			<form
				method="post"
				action={`/sign/${token}/identity/restart`}
				onSubmit={(event) => {
					event.preventDefault();
					void identity.restart();
				}}
			>
				<button type="submit" className="min-h-11 text-seal underline-offset-4 hover:underline sm:min-h-0">
					{anotherKind}
				</button>
			</form>
		</div>
	);
}
