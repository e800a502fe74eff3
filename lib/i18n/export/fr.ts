import type { ExportWords } from "./en.ts";

/** French words of what lies in an export beside the data. */
export const exportFr: ExportWords = {
	readMe: "LISEZMOI.txt",
	text: `Tout ce que {account} a dans Signet, tel que c’était le {when}.
Demandé par {person}.

documents/          Un dossier par document, rangé selon le mois de sa création :
                    document.json     le document, ses destinataires, ses champs et ce qui a été rempli
                    audit-trail.json  ce qui lui est arrivé, chaque entrée avec l’empreinte que la suivante prolonge
                    original/         les fichiers tels qu’ils ont été déposés
                    signed.pdf        le document scellé ; signed/ si ses fichiers ont été scellés un par un
                    certificate.pdf   le certificat d’achèvement, s’il forme un fichier à part
                    attachments/      ce que les signataires ont joint, et les images remplies
kept-certificates/  Les certificats conservés de documents disparus, avec une liste de ce que l’on sait d’eux
account.json        l’organisation et ses réglages
sign-in-provider.json
                    le fournisseur d’identité par lequel on se connecte, s’il y en a un, sans son secret
people/, teams/     ses membres, leurs photos et ses équipes
brands/             l’apparence des documents, avec les logos
custom-fields.json  les champs partagés, et ceux de la personne qui a demandé l’export
contact-groups/     les personnes dont une seule suffit pour signer
sender-identities/  les personnes au nom desquelles des documents sont envoyés
developers.json     les clés d’API, applications et webhooks, sans leurs secrets
log/                ce qui s’est passé dans l’organisation en dehors des documents, du plus ancien au plus récent

Hormis les PDF et les images, tout est en JSON et en UTF-8 (RFC 8259), une liste étant un tableau. Les dates sont
au format ISO 8601 en UTC, ou en secondes depuis 1970 comme dans l’API. Les noms des valeurs sont ceux de l’API,
que /docs explique.

SHA256SUMS contient l’empreinte SHA-256 de chaque fichier. Pour les vérifier, dans le dossier décompressé :
    sha256sum -c SHA256SUMS            (Linux)
    shasum -a 256 -c SHA256SUMS        (macOS)

Absents d’ici : mots de passe, clés, codes, liens et secrets des webhooks et des applications, ainsi que leurs
empreintes ; les photos des pièces d’identité et ce qui y a été lu ; les champs privés d’autres personnes ; les
e-mails et SMS envoyés ; ce qui a été créé après le début de l’export.
`,
	lost: "MANQUANTS.txt",
	lostText: "Ces fichiers manquent dans le stockage de l’installation :\n\n{files}\n",
};
