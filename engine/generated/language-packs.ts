// Generated from engine/languages/ by `npm run types`: change those files, not this one.
import type { LanguagePacks } from '../model/engine-words';

export const languagePacks: LanguagePacks = {
  ar: {
    labels: {
      skip: 'انتقل إلى المحتوى',
      home: 'الرئيسية',
      mainNavigation: 'القائمة الرئيسية',
      openMenu: 'فتح القائمة',
      closeMenu: 'إغلاق القائمة',
      explore: 'اكتشف المزيد',
      breadcrumbs: 'أنت هنا',
      contact: 'التواصل',
      call: 'اتصال',
      write: 'مراسلة',
      more: 'المزيد',
      footer: 'تذييل الصفحة',
      related: 'صفحات ذات صلة',
      contents: 'في هذه الصفحة',
      pause: 'إيقاف الحركة',
      play: 'استئناف الحركة',
      dismiss: 'إغلاق',
      required: 'مطلوب',
      fieldMissing: 'يرجى ملء هذا الحقل.',
      fieldInvalid: 'يرجى التحقق من هذا الحقل.',
      formErrors: 'يرجى التحقق من هذه الحقول',
      loading: 'جارٍ التحميل…',
      notFoundHeading: 'هذه الصفحة غير موجودة',
      notFound: 'لا توجد صفحة على العنوان {url}.',
      notFoundTitle: 'لا توجد صفحة على هذا العنوان.',
      notFoundHelp:
        'ربما نُقلت الصفحة أو كُتب العنوان بشكل غير صحيح. يمكنك الوصول إلى جميع الصفحات من القوائم في الأعلى والروابط في الأسفل.',
      methodNotAllowed: 'هذا النوع من الطلبات غير مسموح به هنا',
      badRequest: 'طلب غير صالح',
      error: 'حدث خطأ غير متوقع',
      errorHelp: 'حدثت مشكلة أثناء عرض هذه الصفحة. غالبًا ما تكفي إعادة تحميلها.',
      reload: 'إعادة تحميل الصفحة',
      retry: 'إعادة المحاولة',
      chunkFailed: 'تعذّر تحميل هذا الجزء من الصفحة.',
      offline: 'تعذّر الوصول إلى هذه الصفحة. تحقق من الاتصال ثم أعد المحاولة.',
      backHome: 'العودة إلى الصفحة الرئيسية',
      alerts: 'رسالة',
      languages: 'اللغات',
      dates: {
        months: {
          january: 'يناير',
          february: 'فبراير',
          march: 'مارس',
          april: 'أبريل',
          may: 'مايو',
          june: 'يونيو',
          july: 'يوليو',
          august: 'أغسطس',
          september: 'سبتمبر',
          october: 'أكتوبر',
          november: 'نوفمبر',
          december: 'ديسمبر',
        },
        weekdays: {
          monday: 'الاثنين',
          tuesday: 'الثلاثاء',
          wednesday: 'الأربعاء',
          thursday: 'الخميس',
          friday: 'الجمعة',
          saturday: 'السبت',
          sunday: 'الأحد',
        },
        shortWeekdays: {
          monday: 'الاثنين',
          tuesday: 'الثلاثاء',
          wednesday: 'الأربعاء',
          thursday: 'الخميس',
          friday: 'الجمعة',
          saturday: 'السبت',
          sunday: 'الأحد',
        },
        date: '{weekday}، {day} {month} {year}',
        daysOfMonth: '{weekday}، {day} – {lastWeekday}، {lastDay} {month} {year}',
        daysOfYear: '{weekday}، {day} {month} – {lastWeekday}، {lastDay} {lastMonth} {year}',
        days: '{from} – {until}',
        twoWeekdays: '{first} و{last}',
        moreWeekdays: '{first} – {last}',
      },
    },
    blockSettings: {
      carousel: {
        labels: {
          previous: 'الشريحة السابقة',
          next: 'الشريحة التالية',
          role: 'عارض شرائح',
          slideRole: 'شريحة',
          slide: 'الشريحة {n} من {m}',
        },
      },
      code: {
        labels: {
          copy: 'نسخ',
          copied: 'تم النسخ',
        },
      },
      embed: {
        labels: {
          show: 'عرض',
          note: 'هذا المحتوى مقدَّم من {service}. لا يطلبه متصفحك من {host} إلا عندما تضغط على الزر، وعندها يظهر عنوان IP الخاص بك لديه.',
          link: 'فتح في {service}',
          shown: 'معروض من {service}.',
          stop: 'عدم عرض أي محتوى آخر من {service}',
        },
      },
      feature: {
        labels: {
          play: 'تشغيل: {film}',
        },
      },
      form: {
        labels: {
          tooEarly: 'أقرب موعد متاح: {min}.',
          tooLate: 'آخر موعد متاح: {max}.',
          tooFew: 'حدّد {min} على الأقل.',
          tooMany: 'حدّد {max} على الأكثر.',
          fileKind: 'تعذّر إرسال «{name}»: الأنواع المقبولة هي {kinds}.',
          fileSize: 'حجم «{name}» يتجاوز {size} ميغابايت.',
          fileCount: 'الحد الأقصى لعدد الملفات هو {max}.',
        },
      },
      gallery: {
        labels: {
          open: 'عرض بحجم أكبر',
          close: 'إغلاق',
          previous: 'الصورة السابقة',
          next: 'الصورة التالية',
          picture: 'الصورة {n} من {m}',
        },
      },
      hero: {
        labels: {
          play: 'تشغيل: {film}',
        },
      },
      hours: {
        labels: {
          title: 'ساعات العمل',
          special: 'أيام استثنائية',
          closed: 'مغلق',
          openUntil: 'مفتوح الآن حتى {time}',
          closedNow: 'مغلق الآن',
        },
      },
      map: {
        labels: {
          address: 'العنوان',
          route: 'كيفية الوصول',
          show: 'عرض الخريطة',
          title: 'الخريطة: {address}',
          note: 'هذا المحتوى مقدَّم من {service}. لا يطلبه متصفحك من {host} إلا عندما تضغط على الزر، وعندها يظهر عنوان IP الخاص بك لديه.',
          link: 'فتح في {service}',
          shown: 'معروض من {service}.',
          stop: 'عدم عرض أي محتوى آخر من {service}',
        },
      },
      offices: {
        labels: {
          address: 'العنوان',
          phone: 'الهاتف',
          email: 'البريد الإلكتروني',
          website: 'الموقع الإلكتروني',
        },
      },
      people: {
        labels: {
          close: 'إغلاق',
        },
      },
    },
    failure: {
      networkError: 'خطأ في الاتصال بالشبكة',
      noAnswer: 'لا توجد استجابة',
    },
  },
  'de-AT': {
    labels: {
      dates: {
        months: {
          january: 'Jänner',
        },
      },
    },
  },
  de: {
    labels: {
      skip: 'Zum Inhalt springen',
      home: 'Startseite',
      mainNavigation: 'Hauptmenü',
      openMenu: 'Menü öffnen',
      closeMenu: 'Menü schließen',
      explore: 'Mehr erfahren',
      breadcrumbs: 'Sie sind hier',
      contact: 'Kontakt',
      call: 'Anrufen',
      write: 'Schreiben',
      more: 'Mehr',
      footer: 'Fußbereich',
      related: 'Das könnte Sie auch interessieren',
      contents: 'Auf dieser Seite',
      pause: 'Bewegung anhalten',
      play: 'Bewegung fortsetzen',
      dismiss: 'Schließen',
      required: 'Pflichtfeld',
      fieldMissing: 'Bitte füllen Sie dieses Feld aus.',
      fieldInvalid: 'Bitte prüfen Sie dieses Feld.',
      formErrors: 'Bitte prüfen Sie diese Felder',
      loading: 'Wird geladen …',
      notFoundHeading: 'Diese Seite gibt es nicht',
      notFound: 'Unter {url} gibt es keine Seite.',
      notFoundTitle: 'Unter dieser Adresse gibt es keine Seite.',
      notFoundHelp:
        'Vielleicht ist die Seite umgezogen, oder die Adresse enthält einen Tippfehler. Über die Menüs oben und die Links unten erreichen Sie jede Seite.',
      methodNotAllowed: 'Diese Art von Anfrage ist hier nicht möglich',
      badRequest: 'Diese Anfrage ist fehlerhaft',
      error: 'Etwas ist schiefgegangen',
      errorHelp:
        'Beim Anzeigen dieser Seite ist etwas schiefgegangen. Meist hilft es, sie neu zu laden.',
      reload: 'Seite neu laden',
      retry: 'Noch einmal versuchen',
      chunkFailed: 'Dieser Teil der Seite konnte nicht geladen werden.',
      offline:
        'Diese Seite ist nicht erreichbar. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
      backHome: 'Zur Startseite',
      alerts: 'Meldung',
      languages: 'Sprachen',
      dates: {
        months: {
          january: 'Januar',
          february: 'Februar',
          march: 'März',
          april: 'April',
          may: 'Mai',
          june: 'Juni',
          july: 'Juli',
          august: 'August',
          september: 'September',
          october: 'Oktober',
          november: 'November',
          december: 'Dezember',
        },
        weekdays: {
          monday: 'Montag',
          tuesday: 'Dienstag',
          wednesday: 'Mittwoch',
          thursday: 'Donnerstag',
          friday: 'Freitag',
          saturday: 'Samstag',
          sunday: 'Sonntag',
        },
        shortWeekdays: {
          monday: 'Mo.',
          tuesday: 'Di.',
          wednesday: 'Mi.',
          thursday: 'Do.',
          friday: 'Fr.',
          saturday: 'Sa.',
          sunday: 'So.',
        },
        date: '{weekday}, {day}. {month} {year}',
        daysOfMonth: '{weekday}, {day}. – {lastWeekday}, {lastDay}. {month} {year}',
        daysOfYear: '{weekday}, {day}. {month} – {lastWeekday}, {lastDay}. {lastMonth} {year}',
        days: '{from} – {until}',
        twoWeekdays: '{first} und {last}',
        moreWeekdays: '{first} – {last}',
      },
    },
    blockSettings: {
      carousel: {
        labels: {
          previous: 'Vorherige Folie',
          next: 'Nächste Folie',
          role: 'Karussell',
          slideRole: 'Folie',
          slide: 'Folie {n} von {m}',
        },
      },
      code: {
        labels: {
          copy: 'Kopieren',
          copied: 'Kopiert',
        },
      },
      embed: {
        labels: {
          show: 'Anzeigen',
          note: 'Dieser Inhalt kommt von {service}. Erst wenn Sie auf die Schaltfläche drücken, ruft Ihr Browser ihn bei {host} ab; dabei wird Ihre IP-Adresse dorthin übermittelt.',
          link: 'Bei {service} öffnen',
          shown: 'Angezeigt von {service}.',
          stop: 'Nichts mehr von {service} anzeigen',
        },
      },
      feature: {
        labels: {
          play: 'Abspielen: {film}',
        },
      },
      form: {
        labels: {
          tooEarly: 'Frühestens möglich: {min}.',
          tooLate: 'Spätestens möglich: {max}.',
          tooFew: 'Bitte wählen Sie mindestens {min} aus.',
          tooMany: 'Bitte wählen Sie höchstens {max} aus.',
          fileKind: '„{name}“ kann nicht gesendet werden: Erlaubt sind {kinds}.',
          fileSize: '„{name}“ ist größer als {size} MB.',
          fileCount: 'Bitte wählen Sie höchstens {max} Dateien aus.',
        },
      },
      gallery: {
        labels: {
          open: 'Vergrößern',
          close: 'Schließen',
          previous: 'Vorheriges Bild',
          next: 'Nächstes Bild',
          picture: 'Bild {n} von {m}',
        },
      },
      hero: {
        labels: {
          play: 'Abspielen: {film}',
        },
      },
      hours: {
        labels: {
          title: 'Öffnungszeiten',
          special: 'Besondere Tage',
          closed: 'geschlossen',
          openUntil: 'Jetzt geöffnet, bis {time}',
          closedNow: 'Zurzeit geschlossen',
        },
      },
      map: {
        labels: {
          address: 'Adresse',
          route: 'Route planen',
          show: 'Karte anzeigen',
          title: 'Karte: {address}',
          note: 'Dieser Inhalt kommt von {service}. Erst wenn Sie auf die Schaltfläche drücken, ruft Ihr Browser ihn bei {host} ab; dabei wird Ihre IP-Adresse dorthin übermittelt.',
          link: 'Bei {service} öffnen',
          shown: 'Angezeigt von {service}.',
          stop: 'Nichts mehr von {service} anzeigen',
        },
      },
      offices: {
        labels: {
          address: 'Adresse',
          phone: 'Telefon',
          email: 'E-Mail',
          website: 'Website',
        },
      },
      people: {
        labels: {
          close: 'Schließen',
        },
      },
    },
    failure: {
      networkError: 'Keine Verbindung',
      noAnswer: 'Keine Antwort',
    },
  },
  'en-001': {
    labels: {
      dates: {
        date: '{weekday}, {day} {month} {year}',
        daysOfMonth: '{weekday}, {day} – {lastWeekday}, {lastDay} {month} {year}',
        daysOfYear: '{weekday}, {day} {month} – {lastWeekday}, {lastDay} {lastMonth} {year}',
      },
    },
  },
  'en-AU': {
    labels: {
      dates: {
        date: '{weekday} {day} {month} {year}',
        daysOfMonth: '{weekday}, {day} – {lastWeekday}, {lastDay} {month} {year}',
        daysOfYear: '{weekday}, {day} {month} – {lastWeekday}, {lastDay} {lastMonth} {year}',
      },
    },
  },
  'en-CA': {
    labels: {
      dates: {
        daysOfMonth: '{weekday}, {month} {day}–{lastWeekday}, {month} {lastDay}, {year}',
        daysOfYear: '{weekday}, {month} {day}–{lastWeekday}, {lastMonth} {lastDay}, {year}',
        days: '{from}–{until}',
      },
    },
  },
  'en-GB': {
    labels: {
      dates: {
        date: '{weekday}, {day} {month} {year}',
        daysOfMonth: '{weekday}, {day} {month} – {lastWeekday}, {lastDay} {month} {year}',
        daysOfYear: '{weekday}, {day} {month} – {lastWeekday}, {lastDay} {lastMonth} {year}',
      },
    },
  },
  'en-IE': {
    labels: {
      dates: {
        date: '{weekday} {day} {month} {year}',
        daysOfMonth: '{weekday} {day} – {lastWeekday} {lastDay} {month} {year}',
        daysOfYear: '{weekday} {day} {month} – {lastWeekday} {lastDay} {lastMonth} {year}',
      },
    },
  },
  es: {
    labels: {
      skip: 'Ir al contenido',
      home: 'Inicio',
      mainNavigation: 'Menú principal',
      openMenu: 'Abrir el menú',
      closeMenu: 'Cerrar el menú',
      explore: 'Ver más',
      breadcrumbs: 'Usted está aquí',
      contact: 'Contacto',
      call: 'Llamar',
      write: 'Escribir',
      more: 'Más',
      footer: 'Pie de página',
      related: 'Páginas relacionadas',
      contents: 'En esta página',
      pause: 'Detener el movimiento',
      play: 'Reanudar el movimiento',
      dismiss: 'Cerrar',
      required: 'obligatorio',
      fieldMissing: 'Rellene este campo.',
      fieldInvalid: 'Revise este campo.',
      formErrors: 'Revise estos campos',
      loading: 'Cargando…',
      notFoundHeading: 'Esta página no existe',
      notFound: 'No hay ninguna página en {url}.',
      notFoundTitle: 'No hay ninguna página en esta dirección.',
      notFoundHelp:
        'Puede que la página se haya movido o que la dirección contenga una errata. Los menús de arriba y los enlaces de abajo llevan a todas las páginas.',
      methodNotAllowed: 'Este tipo de petición no está permitido aquí',
      badRequest: 'La petición no es válida',
      error: 'Algo ha fallado',
      errorHelp:
        'Ha habido un problema al mostrar esta página. Normalmente basta con volver a cargarla.',
      reload: 'Volver a cargar la página',
      retry: 'Volver a intentarlo',
      chunkFailed: 'No se ha podido cargar esta parte de la página.',
      offline: 'No se ha podido abrir esta página. Compruebe la conexión y vuelva a intentarlo.',
      backHome: 'Volver al inicio',
      alerts: 'Mensaje',
      languages: 'Idiomas',
      dates: {
        months: {
          january: 'enero',
          february: 'febrero',
          march: 'marzo',
          april: 'abril',
          may: 'mayo',
          june: 'junio',
          july: 'julio',
          august: 'agosto',
          september: 'septiembre',
          october: 'octubre',
          november: 'noviembre',
          december: 'diciembre',
        },
        weekdays: {
          monday: 'lunes',
          tuesday: 'martes',
          wednesday: 'miércoles',
          thursday: 'jueves',
          friday: 'viernes',
          saturday: 'sábado',
          sunday: 'domingo',
        },
        shortWeekdays: {
          monday: 'lun.',
          tuesday: 'mar.',
          wednesday: 'mié.',
          thursday: 'jue.',
          friday: 'vie.',
          saturday: 'sáb.',
          sunday: 'dom.',
        },
        date: '{weekday}, {day} de {month} de {year}',
        daysOfMonth: '{weekday}, {day} – {lastWeekday}, {lastDay} de {month} de {year}',
        daysOfYear:
          '{weekday}, {day} de {month} – {lastWeekday}, {lastDay} de {lastMonth} de {year}',
        days: '{from} – {until}',
        twoWeekdays: '{first} y {last}',
        moreWeekdays: '{first} – {last}',
      },
    },
    blockSettings: {
      carousel: {
        labels: {
          previous: 'Diapositiva anterior',
          next: 'Diapositiva siguiente',
          role: 'carrusel',
          slideRole: 'diapositiva',
          slide: 'Diapositiva {n} de {m}',
        },
      },
      code: {
        labels: {
          copy: 'Copiar',
          copied: 'Copiado',
        },
      },
      embed: {
        labels: {
          show: 'Mostrar',
          note: 'Este contenido procede de {service}. Solo cuando usted pulsa el botón, su navegador lo solicita a {host}, que recibe entonces su dirección IP.',
          link: 'Abrir en {service}',
          shown: 'Mostrado por {service}.',
          stop: 'No mostrar nada más de {service}',
        },
      },
      feature: {
        labels: {
          play: 'Reproducir: {film}',
        },
      },
      form: {
        labels: {
          tooEarly: 'Como muy pronto: {min}.',
          tooLate: 'Como muy tarde: {max}.',
          tooFew: 'Marque al menos {min}.',
          tooMany: 'Marque {max} como máximo.',
          fileKind: '«{name}» no se puede enviar: los formatos admitidos son {kinds}.',
          fileSize: '«{name}» ocupa más de {size} MB.',
          fileCount: 'Elija {max} archivos como máximo.',
        },
      },
      gallery: {
        labels: {
          open: 'Ampliar',
          close: 'Cerrar',
          previous: 'Imagen anterior',
          next: 'Imagen siguiente',
          picture: 'Imagen {n} de {m}',
        },
      },
      hero: {
        labels: {
          play: 'Reproducir: {film}',
        },
      },
      hours: {
        labels: {
          title: 'Horario',
          special: 'Días especiales',
          closed: 'cerrado',
          openUntil: 'Abierto ahora · Cierre: {time}',
          closedNow: 'Cerrado ahora',
        },
      },
      map: {
        labels: {
          address: 'Dirección',
          route: 'Cómo llegar',
          show: 'Mostrar el mapa',
          title: 'Mapa: {address}',
          note: 'Este contenido procede de {service}. Solo cuando usted pulsa el botón, su navegador lo solicita a {host}, que recibe entonces su dirección IP.',
          link: 'Abrir en {service}',
          shown: 'Mostrado por {service}.',
          stop: 'No mostrar nada más de {service}',
        },
      },
      offices: {
        labels: {
          address: 'Dirección',
          phone: 'Teléfono',
          email: 'Correo electrónico',
          website: 'Sitio web',
        },
      },
      people: {
        labels: {
          close: 'Cerrar',
        },
      },
    },
    failure: {
      networkError: 'Error de conexión',
      noAnswer: 'Sin respuesta',
    },
  },
  fr: {
    labels: {
      skip: 'Aller au contenu',
      home: 'Accueil',
      mainNavigation: 'Menu principal',
      openMenu: 'Ouvrir le menu',
      closeMenu: 'Fermer le menu',
      explore: 'Découvrir',
      breadcrumbs: 'Vous êtes ici',
      contact: 'Contact',
      call: 'Appeler',
      write: 'Écrire',
      more: 'Plus',
      footer: 'Pied de page',
      related: 'À voir aussi',
      contents: 'Sur cette page',
      pause: 'Arrêter l’animation',
      play: 'Reprendre l’animation',
      dismiss: 'Fermer',
      required: 'obligatoire',
      fieldMissing: 'Veuillez remplir ce champ.',
      fieldInvalid: 'Veuillez vérifier ce champ.',
      formErrors: 'Veuillez vérifier ces champs',
      loading: 'Chargement…',
      notFoundHeading: 'Cette page n’existe pas',
      notFound: 'Il n’y a pas de page à l’adresse {url}.',
      notFoundTitle: 'Il n’y a pas de page à cette adresse.',
      notFoundHelp:
        'La page a peut-être été déplacée, ou l’adresse contient une faute de frappe. Les menus ci-dessus et les liens ci-dessous mènent à toutes les pages.',
      methodNotAllowed: 'Ce type de requête n’est pas autorisé ici',
      badRequest: 'Cette requête est incorrecte',
      error: 'Une erreur s’est produite',
      errorHelp:
        'Un problème est survenu lors de l’affichage de cette page. En général, il suffit de la recharger.',
      reload: 'Recharger la page',
      retry: 'Réessayer',
      chunkFailed: 'Cette partie de la page n’a pas pu être chargée.',
      offline: 'Cette page est inaccessible. Vérifiez votre connexion, puis réessayez.',
      backHome: 'Retour à l’accueil',
      alerts: 'Message',
      languages: 'Langues',
      dates: {
        months: {
          january: 'janvier',
          february: 'février',
          march: 'mars',
          april: 'avril',
          may: 'mai',
          june: 'juin',
          july: 'juillet',
          august: 'août',
          september: 'septembre',
          october: 'octobre',
          november: 'novembre',
          december: 'décembre',
        },
        weekdays: {
          monday: 'lundi',
          tuesday: 'mardi',
          wednesday: 'mercredi',
          thursday: 'jeudi',
          friday: 'vendredi',
          saturday: 'samedi',
          sunday: 'dimanche',
        },
        shortWeekdays: {
          monday: 'lun.',
          tuesday: 'mar.',
          wednesday: 'mer.',
          thursday: 'jeu.',
          friday: 'ven.',
          saturday: 'sam.',
          sunday: 'dim.',
        },
        date: '{weekday} {day} {month} {year}',
        daysOfMonth: '{weekday} {day} – {lastWeekday} {lastDay} {month} {year}',
        daysOfYear: '{weekday} {day} {month} – {lastWeekday} {lastDay} {lastMonth} {year}',
        days: '{from} – {until}',
        twoWeekdays: '{first} et {last}',
        moreWeekdays: '{first} – {last}',
      },
    },
    blockSettings: {
      carousel: {
        labels: {
          previous: 'Diapositive précédente',
          next: 'Diapositive suivante',
          role: 'carrousel',
          slideRole: 'diapositive',
          slide: 'Diapositive {n} sur {m}',
        },
      },
      code: {
        labels: {
          copy: 'Copier',
          copied: 'Copié',
        },
      },
      embed: {
        labels: {
          show: 'Afficher',
          note: 'Ce contenu provient de {service}. Votre navigateur ne le demande à {host} que lorsque vous appuyez sur le bouton ; votre adresse IP lui est alors transmise.',
          link: 'Ouvrir sur {service}',
          shown: 'Affiché par {service}.',
          stop: 'Ne plus rien afficher de {service}',
        },
      },
      feature: {
        labels: {
          play: 'Lire : {film}',
        },
      },
      form: {
        labels: {
          tooEarly: 'Au plus tôt : {min}.',
          tooLate: 'Au plus tard : {max}.',
          tooFew: 'Cochez-en au moins {min}.',
          tooMany: 'Cochez-en {max} au maximum.',
          fileKind: '« {name} » ne peut pas être envoyé. Formats acceptés : {kinds}.',
          fileSize: '« {name} » dépasse {size} Mo.',
          fileCount: 'Choisissez {max} fichiers au maximum.',
        },
      },
      gallery: {
        labels: {
          open: 'Agrandir',
          close: 'Fermer',
          previous: 'Image précédente',
          next: 'Image suivante',
          picture: 'Image {n} sur {m}',
        },
      },
      hero: {
        labels: {
          play: 'Lire : {film}',
        },
      },
      hours: {
        labels: {
          title: 'Horaires d’ouverture',
          special: 'Jours particuliers',
          closed: 'fermé',
          openUntil: 'Ouvert jusqu’à {time}',
          closedNow: 'Fermé en ce moment',
        },
      },
      map: {
        labels: {
          address: 'Adresse',
          route: 'Calculer l’itinéraire',
          show: 'Afficher la carte',
          title: 'Carte : {address}',
          note: 'Ce contenu provient de {service}. Votre navigateur ne le demande à {host} que lorsque vous appuyez sur le bouton ; votre adresse IP lui est alors transmise.',
          link: 'Ouvrir sur {service}',
          shown: 'Affiché par {service}.',
          stop: 'Ne plus rien afficher de {service}',
        },
      },
      offices: {
        labels: {
          address: 'Adresse',
          phone: 'Téléphone',
          email: 'E-mail',
          website: 'Site web',
        },
      },
      people: {
        labels: {
          close: 'Fermer',
        },
      },
    },
    failure: {
      networkError: 'Erreur de réseau',
      noAnswer: 'Pas de réponse',
    },
  },
};
