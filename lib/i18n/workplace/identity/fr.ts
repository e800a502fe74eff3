import type { IdentityReviewMessages } from "./en.ts";

/** Les mots de la page où l’expéditeur regarde ce qu’un signataire a présenté de son identité. */
export const identityReviewFr: IdentityReviewMessages = {
	pageTitle: "Identité de {name}",
	heading: "Est-ce bien {name}\u202f?",
	back: "Retour à «\u202f{title}\u202f»",
	sent: "Envoyé {when}",
	try: { one: "seul essai", other: "essai {attempt} sur #" },
	tryMore: "essai {attempt}",
	waits: "{name} attend de signer.",
	accept: "Accepter, laisser signer {name}",
	acceptFirst: "Dites d’abord s’il s’agit de la même personne\u202f: personne d’autre que vous ne peut le voir.",
	notSame: "Vous dites que c’est une autre personne. Refusez alors, en donnant cette raison.",
	reject: "Refuser",
	accepted: "L’identité de {name} est acceptée.",
	states: {
		Start: {
			title: "{name} n’a encore rien présenté",
			text: "Avant l’ouverture du document, des photos d’une pièce d’identité et du visage sont demandées à {name}. Un e-\u2060mail vous prévient quand elles sont là.",
		},
		Capturing: {
			title: "{name} prend les photos",
			text: "Elles arrivent ici dès que toutes sont envoyées.",
		},
		Reading: {
			title: "Les photos sont en cours de lecture",
			text: "Cela prend quelques secondes. La page les montre d’elle-même.",
		},
		Lines: {
			title: "{name} saisit ce qui n’a pas pu être lu",
			text: "Rien n’a pu être lu sur les photos\u202f; les lignes du bas de la pièce sont donc demandées à {name}. Leurs chiffres de contrôle disent si la saisie est juste.",
		},
		Locked: {
			title: "Il ne reste aucun essai",
			text: "{name} ne voit rien du document tant que vous n’autorisez pas un autre essai.",
		},
	},
	statesAtProvider: {
		Capturing: {
			title: "{name} présente sa pièce à {provider}",
			text: "{provider} prend les photos sur sa propre page. Le résultat apparaît ici aussitôt.",
		},
		Reading: {
			title: "{provider} vérifie la pièce",
			text: "Cela prend le plus souvent moins d’une minute. La page montre le résultat d’elle-même.",
		},
	},
	decided: {
		AcceptedByProvider: "Vérifié par {provider} {when}, et le nom correspond.",
		RejectedByProvider: "Refusé par {provider} {when}\u202f: {reason}",
		Accepted: "Accepté par {by} {when}.",
		AcceptedBySystem: "Accepté {when}\u202f: tout ce qui a été lu concorde.",
		Rejected: "Refusé par {by} {when}\u202f: {reason}",
		RejectedByCheck: "Refusé {when} par un contrôle\u202f: {reason}",
	},
	triesLeft: {
		one: "{name} peut essayer encore # fois.",
		other: "{name} peut essayer encore # fois.",
	},
	allow: "Autoriser un autre essai",
	allowed: "{name} peut réessayer.",
	kinds: { Passport: "Passeport", IDCard: "Carte d’identité", DriverLicense: "Permis de conduire" },
	pictures: {
		Front: {
			Passport: "Passeport, page avec la photo",
			IDCard: "Carte d’identité, recto",
			DriverLicense: "Permis de conduire, recto",
		},
		Back: {
			Passport: "Passeport, verso",
			IDCard: "Carte d’identité, verso",
			DriverLicense: "Permis de conduire, verso",
		},
		Selfie: "Visage",
	},
	taken: { Camera: "Prise avec l’appareil photo {when}", Upload: "Un fichier, envoyé {when}" },
	turn: "Tourner\u202f: {picture}",
	enlarge: "Agrandir\u202f: {picture}",
	close: "Fermer",
	failedPicture: "Cette photo n’a pas pu être chargée. Rechargez la page.",
	face: {
		title: "Est-ce la même personne\u202f?",
		text: "À gauche la pièce, à droite le visage, pris {when}. C’est vous qui décidez, aucun programme ne le fait.",
		yes: "Oui",
		unsure: "Je ne sais pas",
		no: "Non",
	},
	table: {
		caption: "Ce qui a été lu",
		read: "Donnée",
		inDocument: {
			Passport: "Dans le passeport",
			IDCard: "Sur la carte d’identité",
			DriverLicense: "Sur le permis de conduire",
		},
		given: "Indiqué pour signer",
		givenHere: "Indiqué pour signer\u202f: {value}",
		compared: "Comparaison",
		rows: {
			name: "Nom",
			dob: "Date de naissance",
			country: "Délivré par",
			number: "Numéro",
			issued: "Délivré le",
			expires: "Valable jusqu’au",
			address: "Adresse",
		},
	},
	compared: {
		same: "Concorde",
		differs: "Ne concorde pas",
		notAsked: "Non demandé",
		notCompared: "Non comparé",
		notRead: "Non lu",
		digits: "Chiffres justes",
		digitsDiffer: "Chiffres faux",
		valid: "Encore valable",
		ended: "N’est plus valable",
	},
	nothingRead: "Rien n’a pu être lu sur les photos. Comparez-les avec ce que vous savez vous-même.",
	sources: {
		Mrz: "Lu dans les lignes du bas.",
		Barcode: "Lu dans le bloc de barres.",
		Provider: "Lu et vérifié par {provider}.",
		Typed: "Saisi par {name}\u202f; les chiffres de contrôle sont justes.",
		TypedWrong: "Saisi par {name}\u202f; les chiffres de contrôle ne sont pas justes.",
	},
	checks: {
		title: "Contrôles",
		passed: { one: "# réussi", other: "# réussis" },
		Readable: {
			name: "Lisible",
			Passed: "la pièce a pu être lue par un programme",
			Failed: "la pièce n’a pas pu être lue par un programme",
			NotDone: "n’a pas été essayé",
		},
		CheckDigits: {
			name: "Chiffres de contrôle",
			Passed: "tous sont justes",
			Failed: "ne concordent pas avec ce qui est écrit",
			NotDone: "cette pièce n’en a pas",
		},
		Kind: {
			name: "Genre de pièce",
			Passed: "l’un de ceux que vous avez demandés",
			Failed: "aucun de ceux que vous avez demandés",
			NotDone: "n’a pas pu être déterminé",
		},
		Expiry: {
			name: "Encore valable",
			Passed: "le jour de la présentation",
			Failed: "elle ne l’était plus ce jour-là",
			NotDone: "aucune date n’a pu être lue",
		},
		Name: {
			name: "Nom",
			Passed: "correspond à {expected}",
			Failed: "ne correspond pas à {expected}",
			NotDone: "n’a pas pu être comparé",
		},
		DateOfBirth: {
			name: "Date de naissance",
			Passed: "est celle que vous avez donnée",
			Failed: "n’est pas celle que vous avez donnée",
			NotDone: "vous n’en avez donné aucune à comparer",
		},
		unread: "n’ont pas pu être vérifiés",
		Genuine: {
			name: "Authentique",
			Passed: "{provider} n’a trouvé aucun signe de falsification",
			Failed: "{provider} l’a trouvée falsifiée",
			NotDone: "n’a pas été contrôlé",
		},
		Selfie: {
			name: "Visage",
			Passed: "{provider} y a reconnu le titulaire",
			Failed: "{provider} y a vu une autre personne",
			NotDone: "n’a pas été comparé\u202f: vous ne l’avez pas demandé",
		},
		face: {
			name: "Visage",
			none: "c’est à vous de comparer",
			yes: "vous dites\u202f: la même personne",
			unsure: "vous hésitez",
			no: "vous dites\u202f: une autre personne",
		},
		byProvider:
			"Signet n’a vu aucune photo. Seuls le nom, le genre de pièce et la date d’expiration ont été comparés ici.",
		notChecked: "Non contrôlé\u202f: si la pièce est authentique, et si les visages se ressemblent.",
	},
	kept: {
		until:
			"Personne d’autre que vous, qui avez envoyé le document, ne voit ces photos. Elles sont supprimées le {date}\u202f; le résultat reste dans les preuves.",
		after: {
			one: "Personne d’autre que vous, qui avez envoyé le document, ne voit ces photos. Elles sont supprimées # jour après la fin du document\u202f; le résultat reste dans les preuves.",
			other:
				"Personne d’autre que vous, qui avez envoyé le document, ne voit ces photos. Elles sont supprimées # jours après la fin du document\u202f; le résultat reste dans les preuves.",
		},
		atProvider: {
			until:
				"Les photos sont chez {provider}, et y sont supprimées le {date}\u202f; le résultat reste dans les preuves.",
			after: {
				one: "Les photos sont chez {provider}, et y sont supprimées # jour après la fin du document\u202f; le résultat reste dans les preuves.",
				other:
					"Les photos sont chez {provider}, et y sont supprimées # jours après la fin du document\u202f; le résultat reste dans les preuves.",
			},
			gone: "La suppression des photos a été demandée à {provider} {when}. Le résultat est gardé.",
		},
		gone: {
			Deleted: "Les photos ont été supprimées {when}. Le résultat est gardé.",
			Retention: "Les photos ont été supprimées {when}, à la fin de leur délai. Le résultat est gardé.",
			HandedOver:
				"Les photos sont restées à qui a envoyé le document et n’ont pas été transmises {when}. Le résultat est gardé.",
		},
		remove: "Supprimer maintenant",
		removeTitle: "Supprimer les photos de {name}\u202f?",
		removeText:
			"Elles ne peuvent pas être récupérées. Ce qui en a été lu et ce que vous avez décidé restent dans les preuves.",
		removeUndecided:
			"Vous n’avez pas encore décidé\u202f: sans les photos, vous ne pourrez vous fier qu’à ce qui a été lu.",
		removeAction: "Supprimer les photos",
		keep: "Les garder",
		removed: "Les photos sont supprimées.",
	},
	rejecting: {
		title: "Refuser ce que {name} a présenté\u202f?",
		about: {
			one: "La raison est donnée à {name}, qui pourra essayer encore # fois.",
			other: "La raison est donnée à {name}, qui pourra essayer encore # fois.",
		},
		lastAbout:
			"La raison est donnée à {name}. C’était le dernier essai\u202f: le document reste fermé tant que vous n’en autorisez pas un autre.",
		reason: "Pourquoi",
		reasons: {
			NotReadable: "C’est illisible",
			Expired: "La pièce n’est plus valable",
			OtherPerson: "C’est celle d’une autre personne",
			Other: "Avec vos propres mots",
		},
		note: "Ce que {name} en lira",
		noteHelp: "Dites ce que {name} peut y faire.",
		noteMissing: "Dites pourquoi avec vos propres mots.",
		reasonMissing: "Choisissez une raison.",
		action: "Refuser",
		cancel: "Annuler",
		done: "La raison est donnée à {name}.",
	},
	reasons: {
		NotReadable: "c’est illisible.",
		Expired: "la pièce n’est plus valable.",
		OtherPerson: "c’est celle d’une autre personne.",
		WrongKind: "ce genre de pièce n’était pas demandé.",
		NotVerified: "elle n’a pas pu être vérifiée.",
		Other: "pour une autre raison.",
	},
	noteTold: "Ce que {name} a lu\u202f:",
	hold: {
		title: "Remplir des champs avant que {name} lise le document",
		text: "Il reste fermé pour {name} jusque-là, que ce soit fait ici ou par votre programme. {name} pourra encore modifier ce que vous remplissez.",
		none: "Aucun champ de {name} ne peut être rempli avec du texte.",
		leave: "Laisser vide",
		leaveAs: "Laisser «\u202f{value}\u202f»",
		option: "{part}\u202f: {value}",
		parts: {
			name: "Nom complet",
			firstName: "Prénoms",
			lastName: "Nom",
			dob: "Date de naissance",
			documentNumber: "Numéro",
			country: "Délivrée par",
			issued: "Délivrée le",
			expires: "Valable jusqu’au",
			address: "Adresse",
		},
		fill: "Remplir et laisser {name} signer",
		goOn: "Laisser {name} signer sans remplir",
		choose: "Choisissez ce qu’il faut écrire dans au moins un champ.",
		filled: "C’est rempli. {name} peut signer maintenant.",
		wentOn: "{name} peut signer maintenant.",
	},
	linked: {
		goOn: "Continuer",
		over: "Ce lien ne fonctionne plus",
		overText:
			"Il expire au bout d’une heure, ou quand le document change de propriétaire. Rouvrez la vérification depuis votre application, ou ouvrez le document dans Signet.",
	},
};
