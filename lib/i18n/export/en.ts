/** English words of what lies in an export beside the data: a file that says what is where. */
export const exportEn = {
	readMe: "README.txt",
	text: `Everything that {account} has in Signet, as it was on {when}.
Asked for by {person}.

documents/          A folder for each document, by the month it was made in:
                    document.json     the document, its recipients, fields and what was filled in
                    audit-trail.json  what happened to it, each entry with the hash that the next one continues
                    original/         the files as they were uploaded
                    signed.pdf        the sealed document; signed/ where its files were sealed one by one
                    certificate.pdf   the certificate of completion, where it is a file of its own
                    attachments/      what signers attached, and pictures that were filled in
kept-certificates/  Certificates that were kept of documents that are gone, with a list of what is known of them
account.json        the organisation and its settings
sign-in-provider.json
                    the provider by which people sign in, where there is one, without its secret
people/, teams/     who belongs to it, and their pictures
brands/             looks of documents, with their logos
custom-fields.json  fields that are shared, and those of whoever asked for this
contact-groups/     people of whom any one may sign
sender-identities/  people in whose name documents are sent
developers.json     API keys, apps and webhooks, without their secrets
log/                what happened in the organisation besides its documents, the oldest first

Everything but PDFs and pictures is JSON in UTF-8 (RFC 8259), a list as an array. Times are ISO 8601 in UTC,
or seconds since 1970 where the API has them. Names of values are those of the API, which /docs explains.

SHA256SUMS has the SHA-256 of every file. To check them, in the unpacked folder:
    sha256sum -c SHA256SUMS            (Linux)
    shasum -a 256 -c SHA256SUMS        (macOS)

Not in here: passwords, keys, codes, links and the secrets of webhooks and apps, nor their hashes; pictures of
identity documents and what was read from them; private fields of other people; mails and text messages that
were sent; what was made after the export began.
`,
	lost: "MISSING.txt",
	lostText: "These files are missing in the storage of the installation:\n\n{files}\n",
};

export type ExportWords = typeof exportEn;
