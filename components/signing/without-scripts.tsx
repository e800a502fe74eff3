import { PostButton } from "#components/ui/forms/post-button.tsx";
import { DeclineForm, NO_REASON_ID } from "./dialogs/decline-form.tsx";
import { useSigning } from "./state/signing-context.tsx";

/** What one can do without scripts: read, take the document along, refuse. */
export function WithoutScripts() {
	const { server, common, view, messages } = useSigning();
	return (
		<noscript>
			<div className="mb-4 flex flex-col items-start gap-2 rounded-control bg-warn-soft px-4 py-3 text-read">
				<p>{messages.page.noScript}</p>
				{server.downloadUrl ? (
					<PostButton action={server.downloadUrl}>{messages.page.noScriptDownload}</PostButton>
				) : null}
			</div>
			{server.declineUrl && view.canDecline ? (
				<>
					<div id={NO_REASON_ID} className="mb-4 hidden rounded-control bg-warn-soft px-4 py-3 text-read target:block">
						{messages.decline.reasonNeeded}
					</div>
					<DeclineForm
						action={server.declineUrl}
						reasons={view.declineReasons}
						sender={common.brand.senderName}
						messages={messages}
					/>
				</>
			) : null}
		</noscript>
	);
}
