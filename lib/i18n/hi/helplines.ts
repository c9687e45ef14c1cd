import { helplines as en, type Helpline } from '@/lib/i18n/helplines';

/** The same lines in Hindi words; numbers, sources and days of checking are kept in one place. */
export const helplines: Readonly<Record<keyof typeof en, Helpline>> = {
  emergency: {
    ...en.emergency,
    name: 'आपातकाल',
    use: 'कोई खतरे में है, बेहोश है या जगाने पर भी होश नहीं आ रहा',
    hours: 'दिन-रात',
  },
  teleManas: {
    ...en.teleManas,
    name: 'टेली-मानस',
    use: 'आत्महत्या के विचार, गहरी निराशा, या मन को चैन न मिलना',
    hours: 'दिन-रात, निःशुल्क, कई भाषाओं में',
  },
  deAddiction: {
    ...en.deAddiction,
    name: 'राष्ट्रीय नशामुक्ति हेल्पलाइन',
    use: 'शराब या दूसरे नशे के बारे में सलाह, अपने लिए या परिवार के लिए',
    hours: 'निःशुल्क; समय अलग हो सकता है',
  },
  child: {
    ...en.child,
    name: 'चाइल्ड हेल्पलाइन',
    use: 'किसी बच्चे या कम उम्र के व्यक्ति को मदद या सुरक्षा चाहिए',
    hours: 'दिन-रात',
  },
  women: {
    ...en.women,
    name: 'महिला हेल्पलाइन',
    use: 'घर में हिंसा, या उसका डर',
    hours: 'दिन-रात',
  },
};
