import { createElement } from "react";
import { openLink } from "#lib/config/links.ts";
import { plainText } from "#lib/i18n/bidi.ts";
import { mailCatalogue } from "#lib/i18n/mail/mail-catalogue.ts";
import { composeMail } from "./compose/compose-mail.ts";
import type { MailContent } from "./content.ts";
import { headerText } from "./header-text.ts";
import { MailLayout } from "./mail-layout.tsx";
import { renderText } from "./render-text.ts";

type RenderedMail = {
	/** One line, ready for the header. */
	subject: string;
	html: string;
	text: string;
};

/** Without one, mail programs lay out pages as they did before there were standards. */
const DOCTYPE =
	'<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
/** React has browsers fetch pictures early; in a mail that is a second request that tells of its being read. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/** The address behind the button goes into `href`, so its scheme matters. */
function assertWebAddress(url: string): void {
	if (!/^https?:$/.test(new URL(url).protocol)) throw new TypeError("A mail's link must be an http or https address.");
}

/**
 * A mail of any kind as subject, HTML and text in the reader's language. Everything people wrote is
 * escaped and isolated; takes under a millisecond, so nothing is cached.
 * @throws TypeError when the url is not an absolute http(s) address.
 */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
	const body = composeMail(content);
	if (body.action !== null) assertWebAddress(body.action.url);
	// Pages render mails too, and the framework lets none of them import this by a line at the top.
	const { renderToStaticMarkup } = await import("react-dom/server");
	const words = mailCatalogue(content.locale).frame;
	const markUrl = openLink("/icon-mail.png");
	const layout = createElement(MailLayout, { locale: content.locale, body, brand: content.brand, words, markUrl });
	return {
		subject: headerText(plainText(body.subject)),
		html: DOCTYPE + renderToStaticMarkup(layout).replace(PRELOADS, ""),
		text: renderText(body, words),
	};
}
