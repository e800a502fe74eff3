import { Chapter, Prose, Word } from "./chapter.tsx";

/** How templates work. */
export function DocsTemplates() {
	return (
		<Chapter id="templates" title="Templates">
			<Prose>
				A template holds files, form fields and up to 50 roles. A role is a signer you name when you send. For each
				setting the request comes first, then the template, the brand and the account. The document’s title is the
				request’s <Word>title</Word>, then the template’s <Word>documentTitle</Word>, then its <Word>title</Word>.
			</Prose>
			<Prose>
				template/create waits up to 5 seconds for its files. If they take longer, the template’s <Word>status</Word> is
				Draft until they’re processed, and other operations refuse it with 409. TemplateDraftCreated is followed by
				TemplateCreated, or by TemplateCreateFailed with the reason in <Word>errorMessage</Word>.
			</Prose>
			<Prose>
				In template/send, <Word>roleRemovalIndices</Word> removes roles and numbers the remaining ones again from 1;{" "}
				<Word>roleIndex</Word> is the new number. <Word>existingFormFields</Word> fills in form fields by ID,{" "}
				<Word>removeFormFields</Word> removes them, and <Word>formFields</Word> adds more. Documents get the template’s{" "}
				<Word>labels</Word> but not its <Word>templateLabels</Word>. Text tags are read when you create the template,
				and when you send for added files only.
			</Prose>
			<Prose>
				mergeAndSend joins up to 10 templates into one document. Roles with the same name become one, and the first
				template’s settings apply. A form field ID that is already in use gets <Word>_2</Word>. The limits are 50 roles,
				2,000 pages and the total size of a document.
			</Prose>
			<Prose>
				Each change creates a new version, and requests use the latest. Sent documents don’t change when their template
				is changed, shared or deleted. A team you share a template with can use it, or edit it with the{" "}
				<Word>accessLevel</Word> Edit. Only its owner and their admins can share or delete it.
			</Prose>
		</Chapter>
	);
}
