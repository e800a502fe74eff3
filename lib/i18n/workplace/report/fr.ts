import type { ReportMessages } from "./en.ts";

/** What is said in French of a file that somebody had verified. */
export const reportFr: ReportMessages = {
	kinds: {
		Document: "le fichier",
		Part: "l’un des fichiers",
		Certificate: "le certificat de signature",
		Mailed: "le fichier sans son certificat",
	},
	verdicts: {
		here: {
			summary: "Scellé ici et inchangé.",
			detail: "C’est, octet pour octet, {what} que ce serveur a scellé. Sa piste d’audit est intacte et le mentionne.",
		},
		deleted: {
			summary: "Scellé ici et inchangé\u202f; sa piste d’audit a été supprimée le {day}.",
			detail:
				"C’est, octet pour octet, {what} que ce serveur a scellé. Seul le fichier dit encore qui a signé\u202f: rien n’en est conservé ici.",
		},
		broken: {
			summary: "Scellé ici, mais sa piste d’audit a été modifiée.",
			detail:
				"C’est, octet pour octet, ce que ce serveur a scellé, mais la piste conservée ici n’est plus telle qu’elle a été écrite. Adressez-vous à l’exploitant de ce serveur.",
		},
		notAPdf: {
			summary: "Ce fichier n’est pas un PDF, ou il est trop endommagé pour être lu.",
			detail: "Il ne contient rien à vérifier.",
		},
		unsigned: {
			summary: "Ce PDF ne porte aucune signature.",
			detail: "Rien n’y montre s’il a été modifié.",
			detailAsked: "Rien n’y montre s’il a été modifié, et ce n’est pas un fichier scellé ici.",
		},
		unknown: {
			summary: "Non vérifié\u202f: il contient une signature d’un type que ce serveur ne connaît pas.",
			detail:
				"On ne peut pas dire ici si le document a été modifié. Ouvrez-le dans un lecteur PDF qui connaît ce type.",
		},
		changed: {
			modified: "Modifié\u202f: le document n’est plus tel qu’il a été signé.",
			invalid: "Modifié\u202f: une signature ne correspond pas au document.",
			detail: "Ne vous fiez pas à ce fichier. Demandez celui qui a été scellé à la personne qui vous l’a transmis.",
		},
		notSealedHere: {
			summary: "Inchangé\u202f; la provenance du sceau n’a pas été recherchée.",
			summaryAsked: "Inchangé, mais scellé par quelqu’un que ce serveur ne connaît pas.",
			detail: "Rien n’a été modifié depuis la signature. Qui a signé, et quand, est ce qu’en disent ses certificats.",
		},
	},
	findings: {
		earlierUnknown:
			"Une signature présente avant le scellement ici est d’un type inconnu de ce serveur\u202f: voir ci-dessous.",
		earlierBroken: "Une signature présente avant le scellement ici n’est pas valable\u202f: voir ci-dessous.",
		sandbox: "Il a été créé dans le bac à sable, pour essayer Signet.",
		namesOurs: "Le fichier mentionne un document scellé ici, mais ce n’est pas le fichier qui a été scellé.",
		namesUnknown: "Le fichier mentionne un document inconnu ici. Il vient peut-être d’un autre serveur.",
	},
	signers: {
		signed: "{name} a signé.",
		signedOn: "{name} a signé le {time}.",
		reviewed: "{name} a relu et approuvé.",
		reviewedOn: "{name} a relu et approuvé le {time}.",
	},
	signature: {
		title: "Signature {number}\u202f: {name} ({level})",
		unchecked: "non vérifiée",
		levels: {
			"B-T": "PAdES B-T, avec horodatage",
			"B-LT": "PAdES B-LT, avec horodatage et données de validation",
			"B-LTA": "PAdES B-LTA, avec horodatage d’archivage",
			Timestamp: "horodatage du document",
			"PKCS#7": "PKCS#7, sans le lien au certificat qu’exige PAdES",
		},
		intact: "Intacte\u202f: ce qui a été signé n’a pas été modifié.",
		broken: "Rompue\u202f: ce qui a été signé a été modifié, ou est illisible.",
		unknown: "Non vérifiée\u202f: ce type de signature n’est pas connu ici.",
		timeProved: "Date\u202f: {time}, prouvée par un horodatage de {authority}.",
		timeSaid: "Date\u202f: {time}, selon un horodatage de {authority}, autorité que ce serveur ne connaît pas.",
		unnamed: "quelqu’un sans nom",
		timeOwn: "Date\u202f: {time}, selon l’horloge du signataire.",
		timeNone: "Date\u202f: non indiquée.",
		certificateNone: "Certificat\u202f: absent.",
		certificateTrusted: "Certificat\u202f: {subject}, délivré par {issuer}, autorité reconnue par ce serveur.",
		certificateOwn:
			"Certificat\u202f: {subject}, autosigné\u202f: il montre que rien n’a été modifié, pas qui a scellé.",
		certificateSaid: "Certificat\u202f: {subject}, selon {issuer}, autorité que ce serveur ne connaît pas.",
		whole: "Couvre tout le fichier.",
		notWhole: "Ne couvre pas tout le fichier\u202f: un ajout a été fait après cette signature.",
		certified: {
			1: "Certifié\u202f: plus rien ne peut être modifié.",
			2: "Certifié\u202f: il reste possible de remplir des formulaires et d’ajouter des signatures.",
			3: "Certifié\u202f: il reste possible de remplir des formulaires, de commenter et d’ajouter des signatures.",
		},
		note: "À noter\u202f: {text}",
	},
	changedAfter: "Modifié après signature\u202f: {text}",
	moreSigners: { one: "Et # autre.", other: "Et # autres." },
	moreSignatures: { one: "Et # autre signature.", other: "Et # autres signatures." },
};
